import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { STOP_TIMEOUTS_MS } from '#server/shutdown.ts'
import { aProject } from '#test/builders.ts'
import { openEmbeddedTestDatabase, test } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { waitFor } from '#test/wait-for.ts'
import type { Database } from './connection.ts'
import { createFreeSpaceGuard } from './free-space.ts'
import { createJobs } from './jobs.ts'
import { openDatabase } from './open-database.ts'
import { createContentRevision } from './revision.ts'
import { createWriter } from './write.ts'

test('a job of a committed write runs once, and a job of a failed write never runs', async ({ jobs, write }) => {
  const done: object[] = []
  jobs.register('mail', async (data) => void done.push(data))
  await jobs.start()

  const failing = write(async (change) => {
    change.enqueue('mail', { to: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await write(async (change) => {
    await aProject(change.db)
    change.enqueue('mail', { to: 'asha' })
  })
  await write(async (change) => change.enqueue('mail', { to: 'ravi' }))

  await waitFor(() => expect(done).toEqual([{ to: 'asha' }, { to: 'ravi' }]))
})

test('many jobs added together run one after the other without delay', async ({ database, db: _emptied }) => {
  const done: object[] = []
  const jobs = createJobs(database, { pollEverySeconds: 30 })
  jobs.register('mail', async (data) => void done.push(data))
  await jobs.start()

  await database.db.transaction(async (tx) => {
    for (let nth = 0; nth < 8; nth += 1) await jobs.enqueueIn(tx, 'mail', { nth })
  })

  await waitFor(() => expect(done).toHaveLength(8))
  await jobs.stop()
})

test('a failed job is retried', async ({ jobs, write }) => {
  let tries = 0
  jobs.register(
    'mail',
    async () => {
      tries += 1
      if (tries === 1) throw new Error('the mail server is away')
    },
    { retryBackoff: false, retryDelay: 0 },
  )
  await jobs.start()

  await write(async (change) => change.enqueue('mail', {}))

  await waitFor(() => expect(tries).toBe(2))
})

test('a job waiting when the program stops runs after the next start', async () => {
  const dataDir = await temporaryFolder()
  const done: object[] = []
  const tomorrow = new Date(Date.now() + 86_400_000)

  const first = await startProgram(await openEmbeddedTestDatabase(dataDir), done)
  await first.write(async (change) => change.enqueue('mail', { to: 'asha' }, { startAfter: tomorrow }))
  await first.stop()
  expect(done).toEqual([])

  const reopened = await openDatabase({ kind: 'embedded', dataDir })
  await reopened.db.execute(sql`update jobs.job set start_after = now() where name = 'mail'`)
  const second = await startProgram(reopened, done)
  await waitFor(() => expect(done).toEqual([{ to: 'asha' }]))
  await second.stop()
})

test('a job that never ends does not delay a stop for long', async ({ jobs, write }) => {
  let isBegun = false
  jobs.register('mail', () => {
    isBegun = true
    return new Promise(() => {})
  })
  await jobs.start()
  await write(async (change) => change.enqueue('mail', {}))
  await waitFor(() => expect(isBegun).toBe(true))

  const stoppedAt = Date.now()
  await jobs.stop()
  expect(Date.now() - stoppedAt).toBeLessThan(STOP_TIMEOUTS_MS.jobs + 20_000)
  expect(STOP_TIMEOUTS_MS.requests + STOP_TIMEOUTS_MS.jobs).toBeLessThan(10_000)
})

test('a queue must be registered before the jobs start', async ({ jobs }) => {
  await jobs.start()

  expect(() => jobs.register('late', async () => {})).toThrow('must be registered before the jobs are started')
})

async function startProgram(database: Database, done: object[]) {
  const jobs = createJobs(database, { pollEverySeconds: 0.5 })
  jobs.register('mail', async (data) => void done.push(data))
  await jobs.start()
  const revision = await createContentRevision(database)
  const write = createWriter(database, {
    jobs,
    revision,
    freeSpace: createFreeSpaceGuard({ folder: database.dataDir }),
  })
  return {
    write,
    async stop() {
      await jobs.stop()
      await revision.close()
      await database.close()
    },
  }
}
