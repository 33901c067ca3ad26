import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Jobs } from '#server/db/jobs.ts'
import type { Change } from '#server/db/write.ts'
import type { ImageVariants, Picture } from './image-variants.ts'

const VARIANTS = 'picture-variants'
const ORPHANS = 'upload-orphans'

/** The age at which a file without a row is deleted. An upload writes the row long before. */
const ORPHAN_AFTER_MS = 60 * 60_000

interface Workers {
  variants: Pick<ImageVariants, 'makeAll'>
  uploads: { removeOrphan(file: Picture): Promise<void> }
}

export function registerUploadJobs(jobs: Pick<Jobs, 'register'>, { variants, uploads }: Workers) {
  jobs.register<Picture>(VARIANTS, (picture, { signal }) => variants.makeAll(picture, { signal }))
  jobs.register<Picture>(ORPHANS, (file) => uploads.removeOrphan(file))
}

export function queueVariants(change: Pick<Change, 'enqueue'>, picture: Picture) {
  change.enqueue(VARIANTS, picture)
}

export function queueOrphanCheck(change: Pick<Change, 'enqueue'>, file: Picture, now: Date) {
  change.enqueue(ORPHANS, file, { startAfter: new Date(now.getTime() + ORPHAN_AFTER_MS) })
}

/**
 * Creates missing variants of stored images in the background, in the given order. Creates only AVIF, which nearly
 * every browser supports; a WebP is created much faster, on request.
 */
export async function warmVariants({ variants, pictures, signal }: WarmOptions): Promise<void> {
  for (const picture of pictures) {
    const started = performance.now()
    await variants.makeAll(picture, { formats: ['avif'], pictureWidth: picture.width, signal })
    if (signal.aborted) return
    await pauseAfter(performance.now() - started, signal)
  }
}

type WarmOptions = { variants: ImageVariants; pictures: (Picture & { width: number | null })[]; signal: AbortSignal }

/** Pauses for as long as the work took, to use at most half a core, and longer while the server is busy. */
async function pauseAfter(milliseconds: number, signal: AbortSignal) {
  let isBusy = true
  while (isBusy && !signal.aborted) {
    const before = performance.eventLoopUtilization()
    await pause(milliseconds, undefined, { signal }).catch(() => undefined)
    isBusy = performance.eventLoopUtilization(before).utilization > 0.5
  }
}
