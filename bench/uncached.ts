import type { Editor } from './edits.ts'
import { median } from './rows.ts'
import type { Site } from './site.ts'

const ROUNDS = 5

interface Wanted {
  edit: Editor
  path: string
  /** Pages in each of several rounds. */
  times: number
}

/**
 * How many pages that are not kept can be made in a second of the processor, all reads of the database included. Every
 * request follows a content change, so nothing made before can serve it; what the changes alone cost is measured
 * beside it and taken off. Compressing comes on top: the first visitor of each kind waits for it.
 */
export async function uncachedRates(site: Site, { edit, path, times }: Wanted) {
  const pass = async (read: (edit: string) => unknown) => {
    const start = await site.cpuSeconds()
    for (let time = 0; time < times; time += 1) await read(await edit())
    return ((await site.cpuSeconds()) - start) / times
  }
  const plainly = (text: string) => readEdited(site, { path, text, encoding: 'identity' })
  const compressed = (text: string) => readEdited(site, { path, text, encoding: 'br' })

  // The compiler needs many pages before it has seen what is worth its effort.
  for (let round = 0; round < 3; round += 1) await pass(plainly)
  const costs = { plain: [] as number[], compressed: [] as number[] }
  // In turns: a difference of two passes that lie apart also holds what else went on between them.
  for (let round = 0; round < ROUNDS; round += 1) {
    const editing = await pass(() => {})
    costs.plain.push((await pass(plainly)) - editing)
    costs.compressed.push((await pass(compressed)) - editing)
  }
  return { plain: rateOf(median(costs.plain)), compressed: rateOf(median(costs.compressed)) }
}

function rateOf(seconds: number) {
  if (seconds <= 0) throw new Error('The pages cost less than nothing: the machine is too busy to tell.')
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
