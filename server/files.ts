import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Data } from './data.ts'
import { createLocalFileStore } from './gateways/file-store.ts'
import { createImageVariants } from './uploads/image-variants.ts'
import { createUploadsRepository } from './uploads/uploads.repository.ts'
import { warmVariants } from './uploads/warm-variants.ts'

export const uploadsDirOf = (dataDir: string) => join(dataDir, 'uploads')

/** Stored files and the smaller copies of pictures made from them, both in the data folder. */
export async function openFiles(dataDir: string, log: FastifyBaseLogger) {
  const store = createLocalFileStore(uploadsDirOf(dataDir))
  const cache = createLocalFileStore(join(dataDir, 'variants'))
  // What a killed process left half-written.
  await Promise.all([store.sweep(), cache.sweep()])
  const variants = createImageVariants({ originals: store, cache, log })
  const stopping = new AbortController()

  return {
    store,
    /** Whatever is made from stored files and can be made again. */
    cache,
    variants,
    /** Makes the small pictures in quiet moments, so that hardly any visitor waits for one. */
    warm({ database }: Data) {
      createUploadsRepository(database.db)
        .findPictures()
        .then((pictures) => warmVariants({ variants, pictures, signal: stopping.signal }))
        .catch((error) => log.warn({ err: error }, 'pictures could not be prepared'))
    },
    stop: () => stopping.abort(),
  }
}
