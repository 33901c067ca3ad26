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
