import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { siteDay } from '#contract/wire/site-time.ts'
import { type Bench, temporaryFolder } from '../bench-context.ts'
import { openEngines } from '../engines.ts'
import { fill } from '../fill.ts'
import { percentile, type Row } from '../rows.ts'
import { Overloaded, openSite, type Staff, signIn } from '../site.ts'

const AMOUNTS = {
  enquiries: 100_000,
  appointments: 50_000,
  mediaItems: 100_000,
  leads: 100_000,
  weeksOfInterest: 104,
  projects: 5000,
  withParts: true,
}

const TIMES = 10

interface List {
  what: string
  path: string
  /** Request bodies per use, each sent several times; undefined for a GET. */
  uses: Record<string, object[] | undefined>
  /** True for a call that no screen uses; it has no goal. */
  isForComparison?: boolean
}

const LISTS: List[] = [
  {
    what: '100,000 enquiries',
    path: '/Home/SearchContactList',
    uses: {
      open: [{}],
      search: ['ravi', 'visitor77', '98000123', 'tower 7', 'zzzzzz'].map((search) => ({ search })),
      sort: bothWays(['name', 'email', 'interest', 'message', 'createdAt']),
      page: [2, 5, 5000, 10_000].map((page) => ({ page })),
    },
  },
  {
    what: '50,000 appointments',
    path: '/AppointmentBook/SearchAppointments',
    uses: {
      open: [{}],
      search: ['sun 4', 'project 12', '2026-05', 'visitor777'].map((search) => ({ search })),
      sort: bothWays(['projectName', 'tower', 'selectedDate', 'email', 'createdAt']),
      page: [2, 5, 2500, 5000].map((page) => ({ page })),
    },
  },
  {
    what: '100,000 media items',
    path: '/NewsandEvents/SearchNewsEvents',
    uses: {
      open: [{}],
      search: ['award', 'sector 77', '2024-05', 'zzzzzz'].map((search) => ({ search })),
      sort: bothWays(['name', 'category', 'date']),
      page: [2, 5, 5000, 10_000].map((page) => ({ page })),
      narrow: [{ categoryId: 1 }, { categoryId: 3 }].map((filters) => ({ filters })),
    },
  },
  {
    what: '100,000 leads',
    path: '/Leads/SearchLeads',
    uses: {
      open: [{}],
      search: ['sethi', 'lead 777', '5700012', 'lead99999@', 'zzzzzz'].map((search) => ({ search })),
      sort: bothWays(['name', 'state', 'nextStep', 'createdAt']),
      page: [2, 5, 5000, 10_000].map((page) => ({ page })),
      narrow: [
        { view: 'mine' },
        { view: 'waiting' },
        { view: 'today' },
        { view: 'visits' },
        { state: 'negotiating' },
        { isUnowned: true },
        { source: 'walkIn' },
        { projectName: 'Suncourt' },
      ].map((filters) => ({ filters })),
    },
  },
  {
    what: '100,000 leads, board',
    path: '/Leads/GetLeadBoard',
    uses: { open: [{}], search: [{ search: 'sethi' }], narrow: [{ filters: { projectName: 'Suncourt' } }] },
  },
  { what: '100,000 leads, counts', path: '/Leads/GetLeadCounts', uses: { open: undefined } },
  { what: '100,000 leads, number in the menu', path: '/Leads/CountWaitingLeads', uses: { open: undefined } },
  { what: '100,000 leads, panels of the dashboard', path: '/Leads/GetLeadsToday', uses: { open: undefined } },
  { what: 'Insights of a year', path: '/Insights/GetInsights?weeks=52', uses: { open: undefined } },
  {
    what: '50,000 appointments, a week of the calendar',
    path: `/AppointmentBook/GetVisitWeek/${siteDay(new Date())}`,
    uses: { open: undefined },
  },
  {
    what: '5,000 projects',
    path: '/Product/SearchProductList',
    uses: {
      open: [{}],
      search: ['court', 'noida residential', '-4711', 'zzzzzz'].map((search) => ({ search })),
      sort: bothWays(['name', 'category', 'rera', 'status', 'parts', 'changed']),
      page: [2, 5, 250, 500].map((page) => ({ page })),
      narrow: [{ categoryId: 1 }, { isShown: false }, { flag: 'isExclusive' }].map((filters) => ({ filters })),
    },
  },
  { what: '5,000 projects, figures of the dashboard', path: '/Home/GetDashboardFigures', uses: { open: undefined } },
  { what: '5,000 projects, names for the editor', path: '/Product/GetProductChoices', uses: { open: undefined } },
  // The specification prescribes that this call returns every project with all its fields.
  {
    what: '5,000 projects whole, in the call of the specification',
    path: '/Home/GetHomePageDashboardLists',
    uses: { open: undefined },
    isForComparison: true,
  },
]

export async function measureLists(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, place: engine } of await openEngines(bench)) {
    const place = { ...engine, dataDir: join(await temporaryFolder(bench.cleanUp), 'data') }
    await fill(bench, place, AMOUNTS)
    const site = await openSite(bench, place)
    const staff = await signIn(site)
    for (const list of LISTS) rows.push(...(await timesOf(staff, list, name)))
    await site.stop()
  }
  return rows
}

async function timesOf(staff: Staff, { what, path, uses, isForComparison = false }: List, engine: string) {
  const rows: Row[] = []
  for (const [use, bodies] of Object.entries(uses)) {
    const times: number[] = []
    let refusals = 0
    for (let time = 0; time < TIMES; time += 1) {
      for (const body of bodies ?? [undefined]) {
        const started = performance.now()
        refusals += await retryUntilAnswered(() => staff(path, body))
        times.push(performance.now() - started)
      }
    }
    const note = refusals > 0 ? `${engine}, ${refusals} times refused as overloaded and asked again` : engine
    const goal = isForComparison ? {} : { goal: { atMost: 300 } }
    rows.push({ what: `${what}: ${use}, p95`, value: percentile(times, 0.95), unit: 'ms', ...goal, note })
  }
  return rows
}

/** Retries after a 503, and returns the number of refusals. The measured time includes the retries. */
async function retryUntilAnswered(ask: () => Promise<unknown>) {
  for (let refusals = 0; refusals < 20; refusals += 1) {
    try {
      await ask()
      return refusals
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      await pause(500)
    }
  }
  throw new Error('The server stays overloaded.')
}

function bothWays(columns: string[]) {
  return columns.flatMap((sort) => [{ sort }, { sort, descending: true }])
}
