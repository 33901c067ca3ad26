import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anOpenSite, aProject } from '#test/builders.ts'
import { freePort, startChildServer } from '#test/child-server.ts'
import { openEmbeddedTestDatabase } from '#test/database.ts'
import { openToOthers } from '#test/open-to-others.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { waitFor } from '#test/wait-for.ts'
import { emptyLedgers, type Ledgers, signIn, verifyWrites, writeUntil } from '#test/writers.ts'
import { ENGINE, newPostgres } from './backup/backup.fixture.ts'
import { openDatabase } from './db/open-database.ts'

const STAFF = { ADMIN_EMAIL: 'admin@plinth.test', ADMIN_PASSWORD: 'Court-1203' }

test('every acknowledged write exists exactly once after kill -9, and a regular stop leaves no request unanswered', async () => {
  const { start, port, dataDir } = await aSite()
  let server = await start()
  const token = await signIn(port, STAFF.ADMIN_EMAIL, STAFF.ADMIN_PASSWORD)

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const ledgers = emptyLedgers()
    const stopWriting = new AbortController()
    const writing = writeUntil({ port, token }, { ledgers, signal: stopWriting.signal })
    await waitFor(() => expect(acknowledgedIn(ledgers)).toBeGreaterThan(20))
    if (signal === 'SIGKILL') stopWriting.abort()
    server.child.kill(signal)
    const code = await server.ended
    stopWriting.abort()
    await writing
    server = await start()

    const result = await verifyWrites({ port, token }, ledgers)
    expect(result).toMatchObject({ lost: [], doubled: [] })
    expect(result.acknowledged).toBeGreaterThan(5)
    if (signal === 'SIGTERM') {
      expect(code).toBe(0)
      expect(result.unacknowledged).toEqual([])
      expect(Object.values(ledgers).flatMap(({ cut }) => cut)).toEqual([])
    }
  }
  expect(await openToOthers(dataDir)).toEqual([])
})

function acknowledgedIn(ledgers: Ledgers) {
  return Object.values(ledgers).reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
}

/** Creates a site on the database engine of this test run, already migrated, with one project. */
async function aSite() {
  const dataDir = join(await temporaryFolder(), 'data')
  const port = await freePort()
  const database = await aDatabase(dataDir)
  const running: { kill(signal: 'SIGKILL'): boolean }[] = []
  onTestFinished(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  return {
    port,
    dataDir,
    async start() {
      const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'false', RATE_LIMITS: 'off', ...STAFF, ...database }
      const server = startChildServer({ program: 'test/run-server.ts', port, env })
      running.push(server.child)
      await server.untilReady()
      return server
    },
  }
}

async function aDatabase(dataDir: string): Promise<Record<string, string>> {
  const url = ENGINE === 'postgres' ? await newPostgres({ isMigrated: true }) : null
  const database = url ? await openDatabase({ kind: 'postgres', url }) : await openEmbeddedTestDatabase(dataDir)
  await anOpenSite(database.db)
  await aProject(database.db, { name: 'Rohini Central' })
  await database.close()
  return url ? { DATABASE_URL: url } : {}
}
