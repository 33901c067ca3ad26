import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, StoredFile } from '#server/gateways/file-store.ts'
import { sendPlainText } from './plain-text.ts'

export type Presentation = {
  type: string
  /** Null if the file is displayed inline. */
  downloadName: string | null
}

export async function sendStoredFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const { stored, presentation, cacheControl = FOREVER } = file
  const etag = `"${stored.bytes.toString(16)}-${stored.modifiedAt.getTime().toString(16)}"`
  const result = evaluateConditions(request.method, request.headers, { ...stored, etag })

  if (result.status === 416) reply.header('content-range', `bytes */${stored.bytes}`)
  if (result.status === 412 || result.status === 416) {
    await stored.close()
    return sendPlainText(
      reply,
      result.status,
      result.status === 412 ? 'Precondition failed\n' : 'Range not satisfiable\n',
    )
  }

  reply.code(result.status).headers({
    'cache-control': cacheControl,
    etag,
    'last-modified': stored.modifiedAt.toUTCString(),
  })
  if (result.status === 304) {
    await stored.close()
    return reply.send()
  }

  const range = result.status === 206 ? result.range : null
  reply.headers({
    'accept-ranges': 'bytes',
    'content-type': presentation.type,
    'content-length': range === null ? stored.bytes : range.end - range.start + 1,
  })
  if (presentation.downloadName !== null) reply.header('content-disposition', attachment(presentation.downloadName))
  if (range !== null) reply.header('content-range', `bytes ${range.start}-${range.end}/${stored.bytes}`)
  if (request.method === 'HEAD') {
    await stored.close()
    return reply.send()
  }
  return reply.send(stored.stream(range ?? undefined))
}

type SentFile = { stored: StoredFile; presentation: Presentation; cacheControl?: string }

/** A new version of a file gets another stored name, so the file at a URL never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Call if reading fails before the first byte, so that the error is not cached for a year. */
export function removeFileHeaders(reply: FastifyReply) {
  for (const header of FILE_HEADERS) reply.removeHeader(header)
  reply.header('cache-control', 'no-store')
}

const FILE_HEADERS = [
  'etag',
  'last-modified',
  'accept-ranges',
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
]

function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === name) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

export type Representation = { etag: string; modifiedAt: Date; bytes: number }

export type ConditionResult = { status: 200 | 304 | 412 | 416 } | { status: 206; range: ByteRange }

/**
 * Evaluates conditional and range headers in the order of RFC 9110, 13.2.2. Implemented here because the libraries for
 * this need a local path, and the file may be in an object store.
 */
function evaluateConditions(method: string, headers: IncomingHttpHeaders, file: Representation): ConditionResult {
  if (isPreconditionBroken(headers, file)) return { status: 412 }
  if (isAlreadyKnown(headers, file)) return { status: 304 }
  if (method !== 'GET' || headers.range === undefined || !mayResume(headers, file)) return { status: 200 }

  const range = readRange(headers.range, file.bytes)
  if (range === 'whole') return { status: 200 }
  return range === 'outside' ? { status: 416 } : { status: 206, range }
}

function isPreconditionBroken(headers: IncomingHttpHeaders, { etag, modifiedAt }: Representation): boolean {
  if (headers['if-match'] !== undefined) return !names(headers['if-match'], etag)
  const since = readDate(headers['if-unmodified-since'])
  return since !== null && wholeSeconds(modifiedAt) > since
}

function isAlreadyKnown(headers: IncomingHttpHeaders, { etag, modifiedAt }: Representation): boolean {
  if (headers['if-none-match'] !== undefined) return names(headers['if-none-match'].replaceAll('W/', ''), etag)
  const since = readDate(headers['if-modified-since'])
  return since !== null && wholeSeconds(modifiedAt) <= since
}

function mayResume(headers: IncomingHttpHeaders, { etag, modifiedAt }: Representation): boolean {
  const validator = headers['if-range']
  if (typeof validator !== 'string') return validator === undefined
  return validator === etag || readDate(validator) === wholeSeconds(modifiedAt)
}

/** Reads a single range. A request for several ranges gets the whole file, which HTTP allows. */
function readRange(header: string, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    return last === '0' || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= bytes ? 'outside' : { start, end }
}

function names(list: string, etag: string): boolean {
  return list.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

function readDate(value: string | undefined): number | null {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? null : time
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}
