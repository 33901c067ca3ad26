import { readFile } from 'node:fs/promises'

interface Spent {
  at: number
  onCoreMs: number
  waitingMs: number
}

/**
 * Returns the CPU time of a process's main thread, and its time in the run queue. Null if the process has ended, or on
 * another system than Linux.
 */
export async function processorOf(pid: number | undefined): Promise<Spent | null> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => null)
  if (text === null) return null
  const [onCore = 0, waiting = 0] = text.split(' ').map(Number)
  return { at: performance.now(), onCoreMs: onCore / 1e6, waitingMs: waiting / 1e6 }
}

/** Returns the percentages of the time since `before` that the main thread spent running and waiting for a core. */
export async function describeProcessor(pid: number | undefined, before: Spent | null) {
  const after = await processorOf(pid)
  if (before === null || after === null) return 'unknown'
  const share = (ms: number) => `${Math.round((ms / (after.at - before.at)) * 100)} %`
  return `${share(after.onCoreMs - before.onCoreMs)}, ${share(after.waitingMs - before.waitingMs)}`
}
