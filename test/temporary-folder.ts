import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is removed after the test. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
