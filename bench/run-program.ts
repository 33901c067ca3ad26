import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { CleanUp } from './bench-context.ts'

interface Program {
  program: string
  args: string[]
  options?: SpawnOptions
  cleanUp: CleanUp
}

/** Starts a program that runs until it is stopped, and keeps its error output for the case that it exits too early. */
export function startProgram({ program, args, options, cleanUp }: Program) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let errorOutput = ''
  child.stderr?.on('data', (chunk) => {
    errorOutput = `${errorOutput}${chunk}`.slice(-4000)
  })
  const ended = once(child, 'exit')
  ended.catch(() => {})
  // Child processes must not outlive this one.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const isLate = await Promise.race([ended.then(() => false), pause(15_000, true, { ref: false })])
    if (isLate) child.kill('SIGKILL')
  }
  cleanUp.add(stop)
  return {
    stop,
    pid: requirePid(child.pid, program),
    errorOutput: () => errorOutput,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
}

export type Running = ReturnType<typeof startProgram>

export async function runToEnd({ program, args, options, cleanUp }: Program) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  cleanUp.add(() => child.kill('SIGTERM'))
  const output: Buffer[] = []
  const faults: Buffer[] = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => faults.push(chunk))
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`${program} ${args[0]} ended with ${code}: ${Buffer.concat(faults).toString().trim()}`)
  return Buffer.concat(output).toString()
}

export async function waitFor(address: string, { running, within }: { running: Running; within: number }) {
  const started = performance.now()
  while (performance.now() - started < within) {
    if (running.hasEnded()) throw new Error(`It ended before it answered: ${running.errorOutput()}`)
    const status = await fetch(address, { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return (performance.now() - started) / 1000
    await pause(50)
  }
  throw new Error(`${address} did not answer within ${within / 1000} s: ${running.errorOutput()}`)
}

function requirePid(pid: number | undefined, program: string) {
  if (pid === undefined) throw new Error(`${program} could not be started.`)
  return pid
}
