import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CleanUp } from './clean-up.ts'

/** Options of a run, passed to each group. */
export interface Bench {
  cleanUp: CleanUp
  /** Length of one load. */
  seconds: number
  /** Number of alternating loads per comparison. */
  rounds: number
  /** Lighthouse runs per page. */
  runs: number
}

export async function temporaryFolder(cleanUp: CleanUp) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-bench-'))
  cleanUp.add(() => rm(folder, { recursive: true, force: true }))
  // After a signal, filling a database may still write files, so remove the folder again at exit.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
