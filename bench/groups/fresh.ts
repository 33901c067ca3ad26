import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench-context.ts'
import { createSiteEditor } from '../edits.ts'
import { type Engine, openEngines } from '../engines.ts'
import { load } from '../load.ts'
import { percentile, type Row } from '../rows.ts'
import { openSite, type Site, signIn } from '../site.ts'

const EDITS = 40

/** Requests per second during the edits: a busy server, but not enough to saturate two cores. */
const RATE = 400

export async function measureFreshness(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, place } of await openEngines(bench)) rows.push(...(await measureOn(bench, { name, place })))
  return rows
}

async function measureOn(bench: Bench, { name, place }: Engine): Promise<Row[]> {
  const site = await openSite(bench, place)
  const pages = await pagesOf(site)
  const edit = await createSiteEditor(await signIn(site))
  const seen = { stale: 0, failed: 0, times: [] as number[] }
  // Warm up: render each page before the first edit.
  for (const page of pages) await (await fetch(site.origin + page)).arrayBuffer()

  const editing = (async () => {
    while (seen.times.length < EDITS) {
      const edited = await edit().catch(() => null)
      if (edited === null) {
        seen.failed += 1
        if (seen.failed > EDITS) throw new Error('Edits are refused again and again.')
        await pause(1000)
        continue
      }
      const acknowledged = performance.now()
      const { text, pages: shownOn = pages } = edited
      await Promise.all(shownOn.map((page) => read(site, { page, text, seen })))
      seen.times.push(performance.now() - acknowledged)
    }
  })()
  let isEditing = true
  const edited = editing.finally(() => {
    isEditing = false
  })
  const target = { url: `${site.origin}/home`, cpuSeconds: site.cpuSeconds }
  const loading = (async () => {
    while (isEditing) {
      const { failed } = await load(bench, target, { connections: 16, rate: RATE, seconds: 3, mayFail: true })
      seen.failed += failed
    }
  })()
  await Promise.all([edited, loading])

  await site.stop()
  const note = `${name}; ${EDITS} edits of project, company, look and home, ${RATE} requests a second meanwhile`
  return [
    {
      what: `After an edit, until each of ${pages.length} pages shows it, p99`,
      value: percentile(seen.times, 0.99),
      unit: 'ms',
      goal: { atMost: 1000 },
      note,
    },
    { what: 'Requests that failed meanwhile', value: seen.failed, unit: '', goal: { atMost: 0 }, note: name },
    {
      what: 'Pages without an edit that was acknowledged',
      value: seen.stale,
      unit: '',
      goal: { atMost: 0 },
      note: name,
    },
  ]
}

interface Reading {
  page: string
  text: string
  seen: { stale: number; failed: number }
}

/** Requests the page until it shows the text. Any response without it counts as stale. */
async function read({ origin }: Site, { page, text, seen }: Reading) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(origin + page)
    const body = await answer.text()
    if (!answer.ok) {
      seen.failed += 1
      await pause(100)
    } else if (body.includes(text)) return
    else seen.stale += 1
  }
  throw new Error(`${page} never showed the edit.`)
}

/** Every page contains the menu, so each shows an edit of the project. */
async function pagesOf({ origin }: Site) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  return addresses.map(({ pathname }) => pathname).slice(0, 24)
}
