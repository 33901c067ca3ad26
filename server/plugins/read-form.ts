import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UPLOAD_LIMIT } from '#contract/uploads/upload-limits.ts'
import { UPLOAD_PART } from '#contract/uploads/uploads.endpoints.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import type { ReceivedFile } from '#server/uploads/check-content.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { AppError } from '../errors.ts'

export interface UploadForm {
  received: ReceivedFile
  folder: string | null
  purpose: string | null
  label: { kind: string; takenOn: string | null } | null
}

const FORM_TYPE = 'multipart/form-data'

const LIMITS: busboy.Limits = {
  files: 1,
  // One byte above the limit of the content check, so that the check refuses a large file with its own message.
  fileSize: UPLOAD_LIMIT.video + 1,
  fields: 8,
  fieldSize: 1_000,
  parts: 20,
}

/** Accepts multipart forms in this Fastify scope only. */
export function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser(FORM_TYPE, (_request, _body, done) => done(null))
}

interface Reading {
  uploads: Pick<UploadsService, 'receive'>
  signal?: AbortSignal | undefined
}

/**
 * The route must be in a scope with `acceptForms`. The file and the fields can come in any order. The caller must
 * accept or discard the file.
 */
export async function readForm(request: FastifyRequest, reading: Reading): Promise<UploadForm> {
  if (!request.headers['content-type']?.toLowerCase().startsWith(FORM_TYPE))
    throw new AppError('invalid', uploadsMessages.noFile)
  const { fields, received } = await parse(request.raw, reading).catch((error) => {
    discardRest(request.raw)
    throw error
  })
  if (!received) throw new AppError('invalid', uploadsMessages.noFile)
  const kind = fields.get(UPLOAD_PART.pictureKind)
  return {
    received,
    label: kind ? { kind, takenOn: fields.get(UPLOAD_PART.takenOn) ?? null } : null,
    folder: fields.get(UPLOAD_PART.folder) || null,
    purpose: fields.get(UPLOAD_PART.purpose) || null,
  }
}

/**
 * Settles for every input: the parser closes when its source ends or when it is destroyed, and the file stream ends
 * with it.
 */
async function parse(source: IncomingMessage, { uploads, signal }: Reading) {
  const fields = new Map<string, string>()
  const parser = createParser(source)
  const incoming: Readable[] = []
  let file: Promise<ReceivedFile | null> = Promise.resolve(null)
  /** Set if receiving the file failed, as opposed to parsing the form. */
  let ownFailure: unknown

  parser.on('field', (name: string | undefined, value) => {
    if (name) fields.set(name.toLowerCase(), value.trim())
  })
  parser.on('file', (name: string | undefined, stream, { filename }) => {
    // Destroying the parser also destroys this stream; without a listener its error would end the process.
    stream.on('error', () => {})
    // A form without a chosen file has a file part with an empty name.
    if (name?.toLowerCase() !== UPLOAD_PART.file || !filename) return stream.resume()
    incoming.push(stream)
    file = uploads.receive(stream, filename)
    file.catch((error) => {
      if (!parser.destroyed) ownFailure = error
      parser.destroy(error)
    })
  })
  const refuseSize = () => parser.destroy(new AppError('tooLarge', wireRefusals.bodyTooLarge))
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, refuseSize)

  const closed = new Promise<void>((resolve, reject) => {
    parser.on('close', resolve)
    parser.on('error', (error: Error) => {
      reject(error === ownFailure || error instanceof AppError ? error : badForm(error))
      // After a malformed part header the parser emits an error but stays open.
      parser.destroy()
    })
  })
  const stopWatching = finished(source, { writable: false }, (error) => error && parser.destroy(error))
  const onAbort = () => parser.destroy(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  source.pipe(parser)
  try {
    await closed
    return { fields, received: await file }
  } catch (error) {
    // A destroyed parser still reads its last chunk and can start a file in it, which it never ends.
    for (const stream of incoming) stream.destroy()
    const received = await file.catch(() => null)
    await received?.file.discard()
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
    stopWatching()
  }
}

function createParser({ headers }: IncomingMessage) {
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' })
  } catch (error) {
    throw badForm(error)
  }
}

function badForm(cause: unknown) {
  return new AppError('invalid', wireRefusals.badRequest, { cause })
}

/** Most clients read the response only after sending the whole body, so the rest must be read and ignored. */
function discardRest(source: IncomingMessage) {
  source.unpipe()
  source.resume()
}
