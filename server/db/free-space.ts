import { statfs } from 'node:fs/promises'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '#server/errors.ts'

const MINIMUM_BYTES = 256 * 1024 * 1024
const MEASURE_EVERY_MS = 1000

interface FreeSpaceOptions {
  /** A folder on the disk to measure; null disables the check. */
  folder: string | null
  measure?: (folder: string) => Promise<number>
  now?: () => number
}

/**
 * Refuses writes while some space is still left, because a disk that fills up during a write can damage the database.
 */
export function createFreeSpaceGuard({ folder, measure = freeBytes, now = Date.now }: FreeSpaceOptions) {
  let known = { isShort: false, until: Number.NEGATIVE_INFINITY }

  async function isShort() {
    if (folder === null) return false
    if (now() >= known.until) {
      known = { isShort: (await measure(folder)) < MINIMUM_BYTES, until: now() + MEASURE_EVERY_MS }
    }
    return known.isShort
  }

  return {
    isShort,
    bytes: async () => (folder === null ? null : measure(folder)),
    async requireSpace() {
      if (await isShort()) throw new AppError('noSpace', wireRefusals.outOfSpace)
    },
  }
}

export type FreeSpaceGuard = ReturnType<typeof createFreeSpaceGuard>

async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
