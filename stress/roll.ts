import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { appRoot } from '#server/app-root.ts'
import { emptyLedgers, type Ledgers, verifyWrites } from '#test/writers.ts'
import { BUILT_SERVER, type Site } from './site.ts'
import { inMs, type Outcome, type StressTest, tally } from './stress-test.ts'
import { openTwoSites } from './two-sites.ts'
import { figuresOf, loadBoth, noVisits } from './visitors.ts'

const MIGRATIONS = 'server/db/migrations'

/** Migrations that are allowed during a rolling restart: a nullable column, a column with a default, an index. */
const additions = (nth: number) => `
  alter table "enquiries" add column "roll_note_${nth}" text;
--> statement-breakpoint
  alter table "appointments" add column "roll_rank_${nth}" integer not null default 0;
--> statement-breakpoint
  create index "enquiries_roll_note_${nth}" on "enquiries" ("roll_note_${nth}");
`

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** Copies the built product and adds migrations, as a newer release would have. */
async function makeNewerVersion(migrationsMore: number) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-newer-'))
  await cp(join(appRoot, 'package.json'), join(folder, 'package.json'))
  await cp(join(appRoot, 'build'), join(folder, 'build'), { recursive: true })
  await cp(join(appRoot, MIGRATIONS), join(folder, MIGRATIONS), { recursive: true })
  await mkdir(join(folder, 'server/content'), { recursive: true })
  // The server reads these files relative to its own folder and does not change them.
  for (const same of ['node_modules', 'demo', 'server/content/fonts'])
    await symlink(join(appRoot, same), join(folder, same))

  const file = join(folder, MIGRATIONS, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  for (let nth = 1; nth <= migrationsMore; nth += 1) {
    const last = journal.entries.at(-1)
    if (!last) throw new Error('There are no migrations to add to.')
    const tag = `${String(last.idx + 1).padStart(4, '0')}_roll_${nth}`
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
    await writeFile(join(folder, MIGRATIONS, `${tag}.sql`), additions(nth))
  }
  await writeFile(file, JSON.stringify(journal))
  return {
    program: join(folder, BUILT_SERVER),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const GIVES_UP_WITHIN_MS = 30_000

export const roll: StressTest = {
  does: 'rolling restart of two processes on one PostgreSQL with new migrations: no failed request, no lost write',
  engine: 'postgres',
  count: 3,
  async run({ count }) {
    const { sites, close } = await openTwoSites()
    try {
      await Promise.all(sites.map((site) => site.start()))
      return await replaceInTurn(sites, count)
    } finally {
      await close()
    }
  },
}

async function replaceInTurn(sites: readonly [Site, Site], count: number): Promise<Outcome> {
  const token = await sites[0].signIn()
  const over = new AbortController()
  const visits = noVisits()
  const { faults } = visits
  const ledgers = emptyLedgers()
  const load = loadBoth(sites, { token, signal: over.signal, visits, ledgers })
  const startMs: number[] = []
  const versions: Awaited<ReturnType<typeof makeNewerVersion>>[] = []
  try {
    for (let version = 1; version <= count; version += 1) {
      const newer = await makeNewerVersion(version)
      versions.push(newer)
      for (const site of sites) {
        await pause(1_500)
        const code = await site.end('SIGTERM')
        if (code !== 0) faults.push(`stopped with ${code}`)
        // The first process applies the migration while the second, older one is still serving.
        startMs.push((await site.start(newer.program)).startMs)
      }
    }
    await pause(1_500)
    over.abort()
    await Promise.all(load)
    for (const { port } of sites) {
      const { lost, doubled } = await verifyWrites({ port, token }, ledgers)
      faults.push(...lost.map((what) => `lost: ${what}`), ...doubled.map((what) => `twice: ${what}`))
      const again = await verifyWrites({ port, token }, visits.saved)
      faults.push(...again.lost.map((what) => `lost, tried again: ${what}`))
    }
    faults.push(...(await requireRefusal(sites[1])))
  } finally {
    over.abort()
    // Removed only at the end, because a running process loads lazy chunks from its folder.
    await Promise.all(versions.map(({ remove }) => remove()))
  }

  const refusals = refusalsIn(ledgers)
  faults.push(...refusals.filter((refusal) => !refusal.endsWith(' 503')))
  const counts = Object.values(ledgers)
  return {
    figures: {
      'versions, each with a migration more': count,
      'processes replaced': startMs.length,
      'longest start': inMs(Math.max(...startMs)),
      ...figuresOf(visits),
      'writes sent, acknowledged': `${sum(counts.map(({ sent }) => sent.size))}, ${sum(counts.map(({ acknowledged }) => acknowledged.size))}`,
      'writes refused': tally(refusals),
    },
    faults,
  }
}

/** An old version must refuse the migrated database, which also proves that the migrations were applied. */
async function requireRefusal(site: Site) {
  await site.end('SIGTERM')
  const old = site.launch(BUILT_SERVER)
  const code = await Promise.race([old.ended, pause(GIVES_UP_WITHIN_MS, null, { ref: false })])
  const isRefused = code === 1 && old.output().includes('newer version')
  return isRefused ? [] : [`an older version started on the newer database: ${code}, ${old.output().slice(-200)}`]
}

function refusalsIn(ledgers: Ledgers) {
  return Object.entries(ledgers).flatMap(([name, { refused }]) =>
    [...refused].flatMap(([status, times]) => Array.from({ length: times }, () => `${name} ${status}`)),
  )
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
