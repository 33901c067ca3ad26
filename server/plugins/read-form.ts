import type { IncomingMessage } from 'node:http'
import { finished, type Readable } from 'node:stream'
import busboy from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UPLOAD_LIMIT } from '#contract/uploads/uploads.constants.ts'
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
}

const FORM_TYPE = 'multipart/form-data'

const LIMITS: busboy.Limits = {
  files: 1,
  // One more than the gate lets through, so that it is always the gate that refuses, in its own words.
  fileSize: UPLOAD_LIMIT.video + 1,
  fields: 8,
  fieldSize: 1_000,
  parts: 20,
}

/** Lets the calls of this scope take forms with a file; everywhere else a body is JSON. */
export function takeForms(app: FastifyInstance) {
  app.addContentTypeParser(FORM_TYPE, (_request, _body, done) => done(null))
}

interface Reading {
  uploads: Pick<UploadsService, 'receive'>
  /** Ends the reading, for instance because the time for it is over. */
  signal?: AbortSignal | undefined
}

/** The file of a form and what the form says of it, in whatever order. The file has to be accepted next. */
export async function readForm(request: FastifyRequest, reading: Reading): Promise<UploadForm> {
  if (!request.headers['content-type']?.toLowerCase().startsWith(FORM_TYPE))
    throw new AppError('invalid', uploadsMessages.noFile)
  const { fields, received } = await parse(request.raw, reading).catch((error) => {
    readToTheEnd(request.raw)
    throw error
  })
  if (!received) throw new AppError('invalid', uploadsMessages.noFile)
  return {
    received,
    folder: fields.get(UPLOAD_PART.folder) || null,
    purpose: fields.get(UPLOAD_PART.purpose) || null,
  }
}

/**
 * Settles on every input: the parser closes when its source has ended or when it is destroyed, and the file that is
 * being received ends with it.
 */
async function parse(source: IncomingMessage, { uploads, signal }: Reading) {
  const fields = new Map<string, string>()
  const parser = createParser(source)
  const incoming: Readable[] = []
  let file: Promise<ReceivedFile | null> = Promise.resolve(null)
  /** Our own failure to take the file, as opposed to a form that cannot be read. */
  let ownFailure: unknown

  parser.on('field', (name: string | undefined, value) => {
    if (name) fields.set(name.toLowerCase(), value.trim())
  })
  parser.on('file', (name: string | undefined, stream, { filename }) => {
    // Destroyed with the parser, perhaps while nothing reads it; without a listener that would end the process.
    stream.on('error', () => {})
    // A form sent without a choice of file has an empty one without a name.
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
      // After a broken part header the parser reports an error but stays open.
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
    // The parser reads its last chunk to the end even when destroyed, and forgets a file that begins in there.
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

/** A form that is cut off or badly made is the sender's fault. */
function badForm(cause: unknown) {
  return new AppError('invalid', wireRefusals.badRequest, { cause })
}

/** Most senders hear a refusal only when they have sent everything; unread, the rest would hold the connection. */
function readToTheEnd(source: IncomingMessage) {
  source.unpipe()
  source.resume()
}
