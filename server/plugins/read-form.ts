import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { say as refusals } from '#contract/content/refusals.messages.ts'
import { UPLOAD_LIMIT } from '#contract/uploads/uploads.constants.ts'
import { UPLOAD_PART } from '#contract/uploads/uploads.endpoints.ts'
import { say } from '#contract/uploads/uploads.messages.ts'
import type { ReceivedFile } from '#server/uploads/check-content.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { AppError } from '../errors.ts'

export interface UploadForm {
  received: ReceivedFile
  folder: string | null
  purpose: string | null
}

/** Lets the calls of this scope take forms with a file; everywhere else a body is JSON. */
export async function takeForms(app: FastifyInstance) {
  await app.register(multipart, {
    limits: {
      files: 1,
      // One more than the gate lets through, so that it is always the gate that refuses, in its own words.
      fileSize: UPLOAD_LIMIT.video + 1,
      fields: 8,
      fieldSize: 1_000,
      fieldNameSize: 100,
      // No limit of parts: past it the parser watches none of them, and a form that ends in one would end the process.
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
  })
}

/** The file of a form and what the form says of it, in whatever order. The file has to be accepted next. */
export async function readForm(request: FastifyRequest, uploads: Pick<UploadsService, 'receive'>): Promise<UploadForm> {
  if (!request.isMultipart()) throw new AppError('invalid', say.noFile)
  const fields = new Map<string, string>()
  let received: ReceivedFile | null = null
  try {
    for await (const part of readable(request.parts())) {
      if (part.type === 'field') fields.set(part.fieldname.toLowerCase(), String(part.value).trim())
      else if (isTheFile(part)) received = await uploads.receive(readable(part.file), part.filename)
      else part.file.resume()
    }
    if (!received) throw new AppError('invalid', say.noFile)
    return {
      received,
      folder: fields.get(UPLOAD_PART.folder) || null,
      purpose: fields.get(UPLOAD_PART.purpose) || null,
    }
  } catch (error) {
    await received?.file.discard()
    readToTheEnd(request)
    throw error
  }
}

/** Most senders hear a refusal only when they have sent everything; unread, the rest would hold the connection. */
function readToTheEnd({ raw }: FastifyRequest) {
  raw.unpipe()
  raw.resume()
}

/** A form sent without a choice of file has an empty one without a name. */
function isTheFile({ fieldname, filename }: MultipartFile) {
  return fieldname.toLowerCase() === UPLOAD_PART.file && Boolean(filename)
}

/** A form that is cut off or badly made is the sender's fault; the parser throws plain errors for most of these. */
async function* readable<T>(source: AsyncIterable<T>) {
  const parts = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await parts.next().catch(refuse)
      if (next.done) return
      yield next.value
    }
  } finally {
    await parts.return?.()
  }
}

function refuse(cause: { statusCode?: number }): never {
  const kind = cause.statusCode === 413 ? 'tooLarge' : 'invalid'
  throw new AppError(kind, kind === 'tooLarge' ? refusals.bodyTooLarge : refusals.badRequest, { cause })
}
