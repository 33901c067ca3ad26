import type { Editor } from './edits.ts'
import { median } from './rows.ts'
import type { Site } from './site.ts'

const ROUNDS = 5

interface UncachedRead {
  site: Site
  edit: Editor
  path: string
  /** Pages per round. */
  times: number
}

/**
 * Returns the number of uncached pages per CPU-second of each site, plain and compressed, including database reads. An
 * edit before each request removes the page from the cache; the cost of the edits is measured separately and
 * subtracted.
 */
export async function uncachedRates<const All extends readonly UncachedRead[]>(all: All) {
  const measured = all.map((read) => ({ read, plain: [] as number[], compressed: [] as number[] }))
  // Warm up the JIT compiler.
  for (const { read } of measured) for (let round = 0; round < 3; round += 1) await costOf(read, 'identity')
  // Alternate, because the load of the machine changes over time.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { read, plain, compressed } of measured) {
      const editing = await costOf(read, null)
      plain.push((await costOf(read, 'identity')) - editing)
      compressed.push((await costOf(read, 'br')) - editing)
    }
  }
  const rates = measured.map(({ plain, compressed }) => ({
    plain: rateOf(median(plain)),
    compressed: rateOf(median(compressed)),
  }))
  return rates as { [Nth in keyof All]: (typeof rates)[number] }
}

/** Returns the CPU seconds of one edit and, if an encoding is given, of the page that shows it. */
async function costOf({ site, edit, path, times }: UncachedRead, encoding: string | null) {
  const start = await site.cpuSeconds()
  for (let time = 0; time < times; time += 1) {
    const text = await edit()
    if (encoding) await readEdited(site, { path, text, encoding })
  }
  return ((await site.cpuSeconds()) - start) / times
}

function rateOf(seconds: number) {
  if (seconds <= 0) throw new Error('Negative cost: the machine is too busy to measure.')
  return 1 / seconds
}

interface Reading {
  path: string
  text: string
  encoding: string
}

async function readEdited({ origin }: Site, { path, text, encoding }: Reading) {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } })
  if (!(await answer.text()).includes(text))
    throw new Error(`${path} does not show the edit: it was not rendered anew.`)
}
