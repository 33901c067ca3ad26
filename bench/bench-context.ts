import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CleanUp } from './clean-up.ts'

/** What each group is given. */
export interface Bench {
  cleanUp: CleanUp
  /** How long one load lasts. */
  seconds: number
  /** How often alternating loads are repeated. */
  rounds: number
  /** Lighthouse runs per page. */
  runs: number
}

export async function temporaryFolder(cleanUp: CleanUp) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-bench-'))
  cleanUp.add(() => rm(folder, { recursive: true, force: true }))
  // Told to stop while we fill a database in it ourselves, we may have written on after that.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
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
