import { readdir, readFile } from 'node:fs/promises'

/**
 * Returns the CPU time of a process and its children so far, over all threads. Read from schedstat in nanoseconds: the
 * usual unit of 10 ms is too coarse for a server that is mostly idle.
 */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const own = await Promise.all(threads.map((thread) => nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`)))
  const children = await Promise.all((await childrenOf(pid)).map(cpuSecondsOf))
  return children.reduce((sum, seconds) => sum + seconds, own.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9)
}

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
