import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Bench {
  cleanUp: CleanUp
  /** Duration of one load. */
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

type Stop = () => unknown

/** Runs the registered clean-up steps in reverse order. A step that throws does not stop the others. */
export function createCleanUp() {
  const stops: Stop[] = []
  let underWay: Promise<void> | null = null

  async function stopAll() {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop()
      } catch (error) {
        console.error('   could not be cleaned up:', error)
      }
    }
  }

  return {
    add(stop: Stop) {
      stops.push(stop)
    },
    /** A second call waits for the first: a signal may arrive during a clean-up. */
    run() {
      underWay ??= stopAll().finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

export type CleanUp = ReturnType<typeof createCleanUp>
