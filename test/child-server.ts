import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { appRoot } from '#server/app-root.ts'
import { NODE_FLAGS } from './node-flags.ts'

export interface ChildServer {
  child: ChildProcess
  port: number
  url: string
  output(): string
  ended: Promise<number | null>
  /** Resolves when the server is ready; rejects when it ends or takes too long. */
  untilReady(): Promise<void>
}

interface Options {
  /** The entry file: an absolute path, or one relative to the repository root. */
  program: string
  port: number
  env: Record<string, string>
}

/** Shorter than the timeout of a test, so that a server that does not start fails the test with its output. */
const LONGEST_START_MS = 240_000

/** The environment of child processes, without the settings of the test run. */
export const inherited = {
  PATH: process.env.PATH,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}

/** Starts the whole product as a process. The caller must stop it. */
export function startChildServer({ program, port, env }: Options): ChildServer {
  const child = spawn(process.execPath, [...NODE_FLAGS, program], {
    cwd: appRoot,
    env: { ...inherited, LOG_LEVEL: 'silent', PREPARE_PICTURES: 'off', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`

  async function untilReady() {
    const deadline = Date.now() + LONGEST_START_MS
    while (!(await isReady(port))) {
      const hasEnded = child.exitCode !== null || child.signalCode !== null
      if (hasEnded || Date.now() > deadline) throw new Error(`The server did not start. It said:\n${output}`)
      await pause(25)
    }
  }

  return { child, port, url, output: () => output, ended, untilReady }
}

/** Uses a new connection, because a reused one could belong to a process that has exited. */
function isReady(port: number) {
  return new Promise<boolean>((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/readyz', agent: false, timeout: 2_000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
