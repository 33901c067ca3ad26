import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import type { S3Settings } from '#server/config.ts'
import { AppError, StartError } from '#server/errors.ts'
import {
  type ByteRange,
  createLocalFileStore,
  type FileStore,
  isStorePath,
  requireStorePath,
  type StagedFile,
} from './file-store.ts'

/** Opens a bucket for several stores, each with its own prefix. Throws a StartError if the bucket cannot be used. */
export async function openBucket(settings: S3Settings) {
  const client = createClient(settings)
  const { bucket } = settings
  await client.send(new HeadBucketCommand({ Bucket: bucket }), REQUEST_OPTIONS).catch((error: unknown) => {
    client.destroy()
    throw new StartError(explain(settings, error), { cause: error })
  })
  return {
    /**
     * Files are stored in `spoolDir` before they are sent, because the length of an upload is known only when it is
     * complete.
     */
    store: (prefix: string, spoolDir: string) => createS3FileStore({ client, bucket, prefix, spoolDir }),
    close: () => client.destroy(),
  }
}

interface Place {
  client: S3Client
  bucket: string
  prefix: string
  spoolDir: string
}

function createS3FileStore({ client, bucket, prefix, spoolDir }: Place): FileStore {
  const spool = createLocalFileStore(spoolDir)
  const at = (path: string) => ({ Bucket: bucket, Key: `${prefix}/${path}` })

  async function findObject(path: string) {
    if (!isStorePath(path)) return null
    return client.send(new HeadObjectCommand(at(path)), REQUEST_OPTIONS).catch(nullWhenAbsent)
  }

  /** Objects are written atomically. Returns false if `isNew` is set and the object exists. */
  async function put(path: string, { body, bytes, isNew = false }: Put): Promise<boolean> {
    try {
      const conditions = isNew ? { IfNoneMatch: '*' } : {}
      await client.send(new PutObjectCommand({ ...at(path), Body: body, ContentLength: bytes, ...conditions }), SLOW)
      return true
    } catch (error) {
      if (isNew && TAKEN.includes(statusOf(error))) return false
      throw outOfReach(error)
    }
  }

  async function* read(path: string, etag: string | undefined, range: ByteRange | undefined) {
    const rangeHeader = range && { Range: `bytes=${range.start}-${range.end}` }
    const object = await client
      .send(new GetObjectCommand({ ...at(path), ...(etag && { IfMatch: etag }), ...rangeHeader }), REQUEST_OPTIONS)
      .catch((error: unknown) => {
        throw statusOf(error) === 404
          ? new AppError('notFound', uploadsMessages.filesAway, { cause: error })
          : outOfReach(error)
      })
    yield* object.Body as Readable
  }

  return {
    async open(path) {
      const found = await findObject(path)
      if (found === null) return null
      return {
        bytes: found.ContentLength ?? 0,
        modifiedAt: found.LastModified ?? new Date(0),
        stream: (range) => Readable.from(read(path, found.ETag, range), { objectMode: false }),
        close: async () => {},
      }
    },

    exists: async (path) => (await findObject(path)) !== null,

    async write(path, source) {
      requireStorePath(path)
      if (source instanceof Uint8Array) {
        await put(path, { body: source, bytes: source.length })
        return
      }
      const staged = await spool.stage(source)
      try {
        await put(path, await sendable(staged))
      } finally {
        await staged.discard()
      }
    },

    async copyIn(path, { from, bytes }) {
      requireStorePath(path)
      const present = await findObject(path)
      if (present?.ContentLength === bytes) return
      await put(path, { body: createReadStream(from), bytes })
    },

    async stage(source) {
      const staged = await spool.stage(source)
      return {
        ...staged,
        async moveTo(path) {
          requireStorePath(path)
          // The existence is also checked here, because a server that ignores the condition of the upload would
          // overwrite the file.
          if ((await findObject(path)) !== null) return false
          if (!(await put(path, { ...(await sendable(staged)), isNew: true }))) return false
          await staged.discard()
          return true
        },
      }
    },

    async remove(path) {
      if (!isStorePath(path)) return
      await client.send(new DeleteObjectCommand(at(path)), REQUEST_OPTIONS).catch((error: unknown) => {
        throw outOfReach(error)
      })
    },

    async *list() {
      let from: string | undefined
      do {
        const part = await client
          .send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: `${prefix}/`,
              ...(from !== undefined && { ContinuationToken: from }),
            }),
            REQUEST_OPTIONS,
          )
          .catch((error: unknown) => {
            throw outOfReach(error)
          })
        for (const { Key = '', Size = 0 } of part.Contents ?? []) {
          const path = Key.slice(prefix.length + 1)
          if (isStorePath(path)) yield { path, bytes: Size }
        }
        from = part.NextContinuationToken
      } while (from !== undefined)
    },

    sweep: (now) => spool.sweep(now),
  }
}

interface Put {
  body: Uint8Array | Readable
  bytes: number
  isNew?: boolean
}

/** The library can retry a buffer after a temporary error, but not a stream. */
async function sendable({ bytes, stream }: Pick<StagedFile, 'bytes' | 'stream'>) {
  return { bytes, body: bytes <= SENT_FROM_MEMORY ? await buffer(stream()) : stream() }
}

const SENT_FROM_MEMORY = 8 * 1024 * 1024

/** The timeout applies until the response begins; after that a video can stream for any time. */
const REQUEST_OPTIONS = { requestTimeout: 10_000 }
const SLOW = { requestTimeout: 10 * 60_000 }
/** Statuses of a response if the object exists or a parallel request is writing it. */
const TAKEN: (number | undefined)[] = [409, 412]
/** Every video being watched uses a connection; with the library's default, more visitors would have to wait. */
const CONNECTIONS = { maxSockets: 1000 }

const quiet = () => {}

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Some S3-compatible servers do not support the newer checksums and store them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The library's log is disabled, because the server logs errors with the request that failed.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: {
      connectionTimeout: 3000,
      throwOnRequestTimeout: true,
      socketTimeout: 5 * 60_000,
      httpAgent: CONNECTIONS,
      httpsAgent: CONNECTIONS,
    },
  })
}

/** The message contains the bucket and the reason, never the keys. */
function explain({ bucket, endpoint }: S3Settings, error: unknown) {
  const place = `The bucket ${bucket} at ${endpoint ?? 'Amazon S3'}`
  const status = statusOf(error)
  if (status === 404) return `${place} does not exist.`
  if (status === 403) return `${place} refuses these keys.`
  if (status === 301 || status === 400)
    return `${place} cannot be used: S3_REGION or S3_ENDPOINT is not the bucket's own.`
  const { code, message } = error as { code?: string; message?: string }
  return `${place} cannot be reached: ${message || code}.`
}

function statusOf(error: unknown) {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode
}

function nullWhenAbsent(error: unknown): null {
  if (statusOf(error) === 404) return null
  throw outOfReach(error)
}

function outOfReach(cause: unknown) {
  return new AppError('unavailable', uploadsMessages.filesAway, { cause, retryAfterSeconds: 5 })
}
