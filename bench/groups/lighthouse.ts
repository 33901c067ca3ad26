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
  media: '/media',
  contact: '/contactus',
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number } | undefined>
  runtimeError?: { message: string }
}

/** Lighthouse as it measures a phone; the middle of several runs, the pages taking turns. */
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
  const score = (category: (typeof CATEGORIES)[number]) =>
    median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)))
  const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return [
    { what: `Lighthouse performance, ${name}`, value: score('performance'), unit: 'points', goal: { atLeast: 98 } },
    {
      what: `Lighthouse accessibility, ${name}`,
      value: score('accessibility'),
      unit: 'points',
      goal: { atLeast: 100 },
    },
    {
      what: `Lighthouse best practices, ${name}`,
      value: score('best-practices'),
      unit: 'points',
      goal: { atLeast: 100 },
    },
    { what: `Lighthouse SEO, ${name}`, value: score('seo'), unit: 'points', goal: { atLeast: 100 } },
    {
      what: `Largest paint, ${name}`,
      value: figure('largest-contentful-paint') / 1000,
      unit: 's',
      goal: { atMost: 1.8 },
    },
    { what: `Layout shift, ${name}`, value: figure('cumulative-layout-shift'), unit: '', goal: { atMost: 0.02 } },
    { what: `Blocking time, ${name}`, value: figure('total-blocking-time'), unit: 'ms', goal: { atMost: 50 } },
  ]
}

async function inspect({ cleanUp }: Bench, { url, browser, file }: { url: string; browser: string; file: string }) {
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
