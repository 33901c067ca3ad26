import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { test as base, expect } from 'vitest'
import { anOpenSite } from '#test/builders.ts'
import { type ChildServer, startChildServer } from '#test/child-server.ts'
import { openEmbeddedTestDatabase } from '#test/database.ts'
import { openToOthers } from '#test/open-to-others.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const test = base.extend<{ dataDir: string; run: (env?: Record<string, string>) => ChildServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  dataDir: async ({}, use) => {
    await use(await temporaryFolder())
  },
  run: async ({ dataDir }, use) => {
    const children: ChildProcess[] = []
    await use((env = {}) => {
      const running = startChildServer({
        program: 'test/run-server.ts',
        port: Number(env.PORT ?? 0),
        env: { NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
      })
      children.push(running.child)
      return running
    })
    for (const child of children) child.kill('SIGKILL')
  },
})

test('serves the demo, refuses a second process on its data folder, and exits with 0 on SIGTERM', async ({
  dataDir,
  run,
}) => {
  const first = run({ PORT: '41731' })
  await first.untilReady()
  expect(first.output()).toContain('Plinth is open at http://localhost:41731/home')
  expect(await textOf('http://127.0.0.1:41731/list')).toContain('Rohini Central')

  const second = run({ PORT: '41732' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/^The data folder .+ is in use by another Plinth process\.\n$/)

  const stoppedAt = Date.now()
  first.child.kill('SIGTERM')
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  // A stop takes a second or two, and longer on a busy machine.
  expect(Date.now() - stoppedAt).toBeLessThan(30_000)
  expect(await openToOthers(dataDir)).toEqual([])
})

test('a request in progress when the signal arrives is answered', async ({ dataDir, run }) => {
  const database = await openEmbeddedTestDatabase(dataDir)
  await anOpenSite(database.db)
  await database.close()
  const server = run({ PORT: '41733', DEMO: 'false' })
  await server.untilReady()

  const request = get('http://127.0.0.1:41733/slow')
  const answer = once(request, 'response') as Promise<[IncomingMessage]>
  await untilOutput(server, 'slow page asked for')
  server.child.kill('SIGTERM')

  const [response] = await answer
  expect(response.statusCode).toBe(200)
  response.resume()
  expect(await server.ended).toBe(0)
})

test('a port in use is reported in one sentence', async ({ run }) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }

  const server = run({ PORT: String(port) })

  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(`Port ${port} on 127.0.0.1 is taken by another program. Set PORT to a free one.\n`)
  other.close()
})

test('all invalid variables are reported at once', async ({ run }) => {
  const server = run({ PORT: 'eighty', DEMO: 'maybe', DATABASE_URL: 'mysql://user:secret@host/db' })

  expect(await server.ended).toBe(1)
  for (const name of ['PORT', 'DEMO', 'DATABASE_URL']) expect(server.output()).toContain(`  ${name} `)
  expect(server.output()).not.toContain('secret')
})

test('an unreachable database is reported without its password', async ({ run }) => {
  const server = run({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/plinth' })

  expect(await server.ended).toBe(1)
  expect(server.output()).not.toContain('secret')
  expect(server.output().trim().split('\n')).toHaveLength(1)
})

async function untilOutput({ output }: ChildServer, text: string) {
  await expect.poll(output, { interval: 20 }).toContain(text)
}

async function textOf(address: string) {
  const response = await fetch(address).catch(() => null)
  return response?.text() ?? null
}
