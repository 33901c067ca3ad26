import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Jobs } from '#server/db/jobs.ts'
import type { Change } from '#server/db/write.ts'
import type { ImageVariants, Picture } from './image-variants.ts'

const VARIANTS = 'picture-variants'
const ORPHANS = 'upload-orphans'

/** Far longer than any upload needs from its first name to its row. */
const ORPHAN_AFTER_MS = 60 * 60_000

interface Workers {
  variants: Pick<ImageVariants, 'makeAll'>
  uploads: { removeOrphan(file: Picture): Promise<void> }
}

/** To be called before the jobs are started. */
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
 * Makes the missing variants of stored pictures behind the visitors' backs, in the order given. Only AVIF: nearly every
 * browser takes it, and a WebP is made in a fraction of the time when someone asks.
 */
export async function warmVariants({ variants, pictures, signal }: WarmOptions): Promise<void> {
  for (const picture of pictures) {
    const started = performance.now()
    await variants.makeAll(picture, { formats: ['avif'], pictureWidth: picture.width, signal })
    if (signal.aborted) return
    await rest(performance.now() - started, signal)
  }
}

type WarmOptions = { variants: ImageVariants; pictures: (Picture & { width: number | null })[]; signal: AbortSignal }

/** As long as the work took, so that it holds half a core at most, and on while the server is busy answering. */
async function rest(milliseconds: number, signal: AbortSignal) {
  let isBusy = true
  while (isBusy && !signal.aborted) {
    const before = performance.eventLoopUtilization()
    await pause(milliseconds, undefined, { signal }).catch(() => undefined)
    isBusy = performance.eventLoopUtilization(before).utilization > 0.5
  }
}
