import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort, startChildServer } from '#test/child-server.ts'
import { openEmbeddedTestDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { emptyLedgers, judge, signIn, writeUntil } from '#test/writers.ts'

const STAFF = { ADMIN_EMAIL: 'admin@plinth.test', ADMIN_PASSWORD: 'Court-1203' }

test('whatever was acknowledged before a kill is there once after it; a stop leaves nobody without an answer', async () => {
  const { start, port } = await aSite()
  let server = await start()
  const token = await signIn(port, STAFF.ADMIN_EMAIL, STAFF.ADMIN_PASSWORD)

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const ledgers = emptyLedgers()
    const told = new AbortController()
    const writing = writeUntil({ port, token }, { ledgers, signal: told.signal })
    await pause(400)
    if (signal === 'SIGKILL') told.abort()
    server.child.kill(signal)
    const code = await server.ended
    told.abort()
    await writing
    server = await start()

    const verdict = await judge({ port, token }, ledgers)
    expect(verdict).toMatchObject({ lost: [], doubled: [] })
    expect(verdict.acknowledged).toBeGreaterThan(5)
    if (signal === 'SIGTERM') {
      expect(code).toBe(0)
      expect(verdict.unacknowledged).toEqual([])
      expect(Object.values(ledgers).flatMap(({ cut }) => cut)).toEqual([])
    }
  }
})

/** On the engine of this run, with the tables there already. */
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
    async start() {
      const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'true', RATE_LIMITS: 'off', ...STAFF, ...database }
      const server = startChildServer({ program: 'test/run-server.ts', port, env })
      running.push(server.child)
      await server.untilReady()
      return server
    },
  }
}

async function aDatabase(dataDir: string): Promise<Record<string, string>> {
  const postgres = inject('postgres')
  if (!postgres) {
    await openEmbeddedTestDatabase(dataDir).then((prepared) => prepared.close())
    return {}
  }
  const client = new pg.Client({ connectionString: `${postgres.serverUrl}postgres` })
  await client.connect()
  await client.query(`create database killed template ${postgres.template}`)
  await client.end()
  return { DATABASE_URL: `${postgres.serverUrl}killed` }
}
