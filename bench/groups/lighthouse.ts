import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import { type Bench, temporaryFolder } from '../bench-context.ts'
import { median, type Row } from '../rows.ts'
import { runToEnd } from '../run-program.ts'
import { openSite } from '../site.ts'

const PAGES = {
  home: '/home',
  list: '/products/Residential',
  detail: '/product/Commercial/rohini%20central',
  'fullest detail': '/product/Residential/suncourt',
  find: '/find',
  compare: '/compare?projects=suncourt,neem%20street,gomti%20terraces',
  'on time': '/on-time',
  media: '/media',
  contact: '/contactus',
  booking: '/appointment-book',
}

/** Pages that ask search engines not to index them, which lowers their SEO score. */
const UNLISTED = ['compare']

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

const TITLES: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

interface Audit {
  score: number | null
  numericValue?: number
  details?: { items?: { node?: { selector: string } }[] }
}

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit | undefined>
  runtimeError?: { message: string }
}

/** Uses Lighthouse's mobile settings. Reports the median of several runs, alternating between pages. */
export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  const browser = await ensureChromium()
  if (!browser) throw new Error('There is no browser for Lighthouse.')
  const site = await openSite(bench)
  const folder = await temporaryFolder(bench.cleanUp)
  const reports = new Map<string, Report[]>(Object.keys(PAGES).map((name) => [name, []]))
  for (let run = 0; run < bench.runs; run += 1) {
    for (const [name, path] of Object.entries(PAGES)) {
      reports
        .get(name)
        ?.push(await inspect(bench, { url: site.origin + path, browser, file: join(folder, 'report.json') }))
    }
  }
  return [...reports].flatMap(([name, all]) => rowsOf(name, all))
}

function rowsOf(name: string, reports: Report[]): Row[] {
  const points = (category: Category, atLeast: number): Row => ({
    what: `Lighthouse ${TITLES[category]}, ${name}`,
    value: median(reports.map((report) => pointsOf(report, category))),
    unit: 'points',
    goal: { atLeast },
    note: failedAuditsOf(
      category,
      reports.filter((report) => pointsOf(report, category) < atLeast),
    ),
  })
  const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return [
    points('performance', 98),
    points('accessibility', 100),
    points('best-practices', 100),
    ...(UNLISTED.includes(name) ? [] : [points('seo', 100)]),
    {
      what: `Largest paint, ${name}`,
      value: figure('largest-contentful-paint') / 1000,
      unit: 's',
      goal: { atMost: 1.8 },
    },
    { what: `Layout shift, ${name}`, value: figure('cumulative-layout-shift'), unit: '', goal: { atMost: 0.02 } },
    { what: `Blocking time, ${name}`, value: figure('total-blocking-time'), unit: 'ms', goal: { atMost: 200 } },
  ]
}

const pointsOf = ({ categories }: Report, category: Category) => Math.round((categories[category].score ?? 0) * 100)

function failedAuditsOf(category: Category, reports: Report[]) {
  const found = reports.flatMap(({ categories, audits }) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [id, ...placesOf(audits[id])].join(' ')),
  )
  return [...new Set(found)].join('; ') || undefined
}

function placesOf(audit: Audit | undefined) {
  return audit?.details?.items?.flatMap(({ node }) => node?.selector ?? []) ?? []
}

interface Inspection {
  url: string
  browser: string
  file: string
}

/** Repeats a failed run: on a busy machine Lighthouse sometimes cannot record a page (`NO_FCP`, `PROTOCOL_TIMEOUT`). */
async function inspect(bench: Bench, inspection: Inspection) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inspectOnce(bench, inspection)
    } catch (cause) {
      if (attempt === ATTEMPTS) throw cause
      console.warn(`Lighthouse is run again: ${cause instanceof Error ? cause.message : cause}`)
    }
  }
}

const ATTEMPTS = 3

async function inspectOnce({ cleanUp }: Bench, { url, browser, file }: Inspection) {
  await runToEnd({
    program: process.execPath,
    args: [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    options: { env: { ...process.env, CHROME_PATH: browser } },
    cleanUp,
  })
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${report.runtimeError.message}`)
  return report
}
