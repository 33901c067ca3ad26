import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Data } from './data.ts'
import { createLocalFileStore, type FileStore } from './gateways/file-store.ts'
import { createImageVariants } from './uploads/image-variants.ts'
import { warmVariants } from './uploads/upload-jobs.ts'
import { createUploadsRepository } from './uploads/uploads.repository.ts'

export const uploadsDirOf = (dataDir: string) => join(dataDir, 'uploads')

export interface FileStores {
  /** What people sent, and what nothing can make again. */
  store: FileStore
  /** Whatever is made from stored files and can be made again. */
  cache: FileStore
  close(): void
}

/** In the data folder, or in a bucket that any number of processes share. */
export async function openFileStores({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Promise<FileStores> {
  if (files.kind === 'folder') {
    return {
      store: createLocalFileStore(uploadsDirOf(dataDir)),
      cache: createLocalFileStore(join(dataDir, 'variants')),
      close: () => {},
    }
  }
  // The library is large and loaded only where it is used.
  const { openBucket } = await import('./gateways/file-store-s3.ts')
  const bucket = await openBucket(files)
  const spoolDir = join(dataDir, 'spool')
  return {
    store: bucket.store('uploads', spoolDir),
    cache: bucket.store('variants', spoolDir),
    close: bucket.close,
  }
}

/** Where the data of a site lie, in a few words for the terminal. */
export function describeStorage({ database, files, dataDir }: Pick<Config, 'database' | 'files' | 'dataDir'>) {
  const rows = database.kind === 'postgres' ? 'PostgreSQL' : dataDir
  if (files.kind === 's3') return `${rows}, files in the bucket ${files.bucket}`
  return database.kind === 'postgres' ? `${rows}, files in ${dataDir}` : rows
}

/** Stored files and the smaller copies of pictures made from them. */
export async function openFiles(config: Pick<Config, 'files' | 'dataDir'>, log: FastifyBaseLogger) {
  const { store, cache, close } = await openFileStores(config)
  // What a killed process left half-written.
  await Promise.all([store.sweep(), cache.sweep()])
  const variants = createImageVariants({ originals: store, cache, log })
  const stopping = new AbortController()

  return {
    store,
    cache,
    variants,
    /** Makes the small pictures in quiet moments, so that hardly any visitor waits for one. */
    warm({ database }: Data) {
      createUploadsRepository(database.db)
        .findPictures()
        .then((pictures) => warmVariants({ variants, pictures, signal: stopping.signal }))
        .catch((error) => log.warn({ err: error }, 'pictures could not be prepared'))
    },
    stop() {
      stopping.abort()
      close()
    },
  }
}
