import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter, siteDay, siteHour } from '#contract/wire/site-time.ts'
import type { Database } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { anAppointment } from '#test/builders.ts'
import { type ChildServer, freePort, startChildServer } from '#test/child-server.ts'
import { startPostgresServer } from '#test/postgres-server.ts'
import { waitFor } from '#test/wait-for.ts'

// The tests run in order on one database: each continues from the state that the previous one left.

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgresServer>>
let database: Database
const running = new Set<ChildServer>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-reminders-'))
  postgres = await startPostgresServer()
  await postgres.createDatabase('site')
})

afterAll(async () => {
  await killAll()
  await database?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts the whole server as a process. Without SMTP_URL its mails are files. */
async function startServer(env: Record<string, string> = {}) {
  const server = startChildServer({
    program: 'test/run-server.ts',
    port: await freePort(),
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url('site'),
      DATA_DIR: join(folder, 'data', String(running.size)),
      ADMIN_EMAIL: 'meera@plinth.test',
      ADMIN_PASSWORD: 'Court-1203',
      ...env,
    },
  })
  running.add(server)
  await server.untilReady()
  database ??= await openDatabase({ kind: 'postgres', url: postgres.url('site'), poolSize: 2 })
}

/** Kills all processes without a chance to clean up, like a power cut. */
async function killAll() {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all([...running].map(({ ended }) => ended))
  running.clear()
}

async function visitsOf(name: string, count: number, day: string) {
  for (let nth = 0; nth < count; nth += 1)
    await anAppointment(database.db, { selectedDate: day, email: `${name}${nth}@mail.example` })
}

const tomorrow = () => dayAfter(siteDay(new Date()), 1)

/** The recipients of all mails sent by any process to addresses that begin with this name, sorted. */
async function mailed(name: string) {
  const found: string[] = []
  const files = await readdir(join(folder, 'data'), { recursive: true })
  for (const file of files.filter((one) => one.endsWith('.eml'))) {
    const to = /^To: (.+)$/m.exec(await readFile(join(folder, 'data', file), 'utf8'))?.[1]?.trim() ?? ''
    if (to.startsWith(name)) found.push(to)
  }
  return found.toSorted()
}

const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${name}${nth}@mail.example`).toSorted()

/** Makes all waiting jobs of the queue due. */
const makeDue = (queue: string, ago = '0 seconds') =>
  database.db.execute(
    sql`update jobs.job set start_after = now() - ${ago}::interval where name = ${queue} and state in ('created', 'retry')`,
  )

/** Waits until no reminder or mail job is running or due. */
const untilDone = () =>
  waitFor(async () => {
    const due = await rowsOf(
      database.db,
      sql`select name, state from jobs.job where name in ('visit-reminders', 'mail')
          and (state = 'active' or state in ('created', 'retry') and start_after <= now())`,
    )
    expect(due).toEqual([])
  })

test('two processes with a job each remind every visitor once', async () => {
  await startServer()
  // The job of the first process counts as failed, so the second process enqueues one as well.
  await database.db.execute(
    sql`update jobs.job set state = 'retry', start_after = now() + interval '1 day' where name = 'visit-reminders'`,
  )
  await startServer()
  await visitsOf('parallel', 60, tomorrow())
  const jobs = await rowsOf(
    database.db,
    sql`select from jobs.job where name = 'visit-reminders' and state <> 'completed'`,
  )
  expect(jobs).toHaveLength(2)

  await makeDue('visit-reminders')

  await waitFor(async () => expect((await mailed('parallel')).length).toBeGreaterThanOrEqual(60))
  await makeDue('visit-reminders')
  await untilDone()
  expect(await mailed('parallel')).toEqual(addresses('parallel', 60))
})

test('reminders that were planned before a crash are sent once by the next process', async () => {
  await killAll()
  await startServer({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  await visitsOf('planned', 5, tomorrow())
  await makeDue('visit-reminders')
  const waiting = sql`select from jobs.job where name = 'mail' and state = 'retry'`
  await waitFor(async () => expect(await rowsOf(database.db, waiting)).toHaveLength(5))
  await killAll()

  await startServer()
  await makeDue('mail')
  await makeDue('visit-reminders')

  await waitFor(async () => expect((await mailed('planned')).length).toBeGreaterThanOrEqual(5))
  await untilDone()
  expect(await mailed('planned')).toEqual(addresses('planned', 5))
})

test('a server that was down at 10:00 sends the reminders of the next day once after its start', async () => {
  await killAll()
  await visitsOf('late', 3, tomorrow())
  await visitsOf('today', 1, siteDay(new Date()))
  await visitsOf('over', 2, dayAfter(siteDay(new Date()), -1))
  await makeDue('visit-reminders', '40 minutes')

  await startServer()
  await waitFor(async () => expect((await mailed('late')).length).toBeGreaterThanOrEqual(3))
  await untilDone()
  await killAll()
  await startServer()
  await untilDone()

  expect(await mailed('late')).toEqual(addresses('late', 3))
  expect([...(await mailed('today')), ...(await mailed('over'))]).toEqual([])
  const [next] = await rowsOf<{ at: Date | string }>(
    database.db,
    sql`select start_after as at from jobs.job where name = 'visit-reminders' and state = 'created'`,
  )
  const at = new Date(next?.at ?? 0)
  expect([siteHour(at), at.getUTCMinutes(), at > new Date()]).toEqual([10, 30, true])
})
