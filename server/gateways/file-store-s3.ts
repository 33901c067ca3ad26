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
import { type ByteRange, createLocalFileStore, type FileStore, type StagedFile } from './file-store.ts'
import { isStorePath, placeIn } from './store-path.ts'

/** A bucket that can hold several stores, each below a prefix of its own. Throws a StartError when it cannot be used. */
export async function openBucket(settings: S3Settings) {
  const client = createClient(settings)
  const { bucket } = settings
  await client.send(new HeadBucketCommand({ Bucket: bucket }), QUICK).catch((error: unknown) => {
    client.destroy()
    throw new StartError(explain(settings, error), { cause: error })
  })
  return {
    /** An upload has no known length until it is whole, so it waits in `spoolDir` before it is sent. */
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

  async function look(path: string) {
    if (!isStorePath(path)) return null
    return client.send(new HeadObjectCommand(at(path)), QUICK).catch(nullWhenAbsent)
  }

  /** An object appears whole or not at all. Returns false when only a new one is wanted and there is one. */
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
    const wanted = range && { Range: `bytes=${range.start}-${range.end}` }
    const object = await client
      .send(new GetObjectCommand({ ...at(path), ...(etag && { IfMatch: etag }), ...wanted }), QUICK)
      .catch((error: unknown) => {
        throw statusOf(error) === 404
          ? new AppError('notFound', uploadsMessages.filesAway, { cause: error })
          : outOfReach(error)
      })
    yield* object.Body as Readable
  }

  return {
    async open(path) {
      const found = await look(path)
      if (found === null) return null
      return {
        bytes: found.ContentLength ?? 0,
        modifiedAt: found.LastModified ?? new Date(0),
        stream: (range) => Readable.from(read(path, found.ETag, range), { objectMode: false }),
        close: async () => {},
      }
    },

    exists: async (path) => (await look(path)) !== null,

    async write(path, source) {
      placeIn(path)
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
      placeIn(path)
      const present = await look(path)
      if (present?.ContentLength === bytes) return
      await put(path, { body: createReadStream(from), bytes })
    },

    async stage(source) {
      const staged = await spool.stage(source)
      return {
        ...staged,
        async moveTo(path) {
          placeIn(path)
          // Asked first as well: a server that does not know the condition would replace the file.
          if ((await look(path)) !== null) return false
          if (!(await put(path, { ...(await sendable(staged)), isNew: true }))) return false
          await staged.discard()
          return true
        },
      }
    },

    async remove(path) {
      if (!isStorePath(path)) return
      await client.send(new DeleteObjectCommand(at(path)), QUICK).catch((error: unknown) => {
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
            QUICK,
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

/** What lies in memory is sent again by the library when the server was busy for a moment; a stream cannot be. */
async function sendable({ bytes, stream }: Pick<StagedFile, 'bytes' | 'stream'>) {
  return { bytes, body: bytes <= SENT_FROM_MEMORY ? await buffer(stream()) : stream() }
}

const SENT_FROM_MEMORY = 8 * 1024 * 1024

/** Until the answer begins; a film may then stream for as long as it is watched. */
const QUICK = { requestTimeout: 10_000 }
const SLOW = { requestTimeout: 10 * 60_000 }
/** The condition does not hold, or another writer of the same name was faster. */
const TAKEN: (number | undefined)[] = [409, 412]
/** Whoever watches a film holds one; the library's own fifty would make the next visitor wait. */
const CONNECTIONS = { maxSockets: 1000 }

const quiet = () => {}

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Not every server that speaks S3 knows the newer checksums; some then keep them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would print for itself what we log with the request that failed.
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

/** Names the place and the fault, never the keys. */
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
