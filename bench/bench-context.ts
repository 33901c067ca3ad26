import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
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
