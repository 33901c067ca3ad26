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
  /** Uploaded files, which cannot be created again. */
  store: FileStore
  /** Files derived from stored files, which can be created again. */
  cache: FileStore
  close(): void
}

export async function openFileStores({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Promise<FileStores> {
  if (files.kind === 'folder') {
    return {
      store: createLocalFileStore(uploadsDirOf(dataDir)),
      cache: createLocalFileStore(join(dataDir, 'variants')),
      close: () => {},
    }
  }
  const { openBucket } = await import('./gateways/file-store-s3.ts')
  const bucket = await openBucket(files)
  const spoolDir = join(dataDir, 'spool')
  return {
    store: bucket.store('uploads', spoolDir),
    cache: bucket.store('variants', spoolDir),
    close: bucket.close,
  }
}

export function describeStorage({ database, files, dataDir }: Pick<Config, 'database' | 'files' | 'dataDir'>) {
  const rows = database.kind === 'postgres' ? 'PostgreSQL' : dataDir
  if (files.kind === 's3') return `${rows}, files in the bucket ${files.bucket}`
  return database.kind === 'postgres' ? `${rows}, files in ${dataDir}` : rows
}

export async function openFiles(config: Pick<Config, 'files' | 'dataDir'>, log: FastifyBaseLogger) {
  const { store, cache, close } = await openFileStores(config)
  await Promise.all([store.sweep(), cache.sweep()])
  const variants = createImageVariants({ originals: store, cache, log })
  const stopping = new AbortController()

  return {
    store,
    cache,
    variants,
    /** Creates image variants in the background, so that hardly any visitor waits for one. */
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
