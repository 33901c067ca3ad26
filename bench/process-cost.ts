import { readdir, readFile } from 'node:fs/promises'

/**
 * Processor time that a process and its children have taken so far, over all their threads. By the scheduler's own
 * count in nanoseconds: the usual one, in hundredths of a second, cannot tell what a server costs that is hardly busy.
 */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const own = await Promise.all(threads.map((thread) => nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`)))
  const children = await Promise.all((await childrenOf(pid)).map(cpuSecondsOf))
  return children.reduce((sum, seconds) => sum + seconds, own.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9)
}

/** None for a thread that has just ended. */
async function nanosecondsOf(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '0')
  return Number(text.split(' ', 1)[0])
}

export async function residentMegabytesOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

async function childrenOf(pid: number) {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}
