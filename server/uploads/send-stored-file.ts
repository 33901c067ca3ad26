import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '#server/gateways/file-store.ts'
import { sendPlainText } from '#server/plugins/plain-text.ts'
import { evaluateConditions } from './conditions.ts'

export type Presentation = {
  type: string
  /** File name for a download, or null when the file is displayed inline. */
  downloadName: string | null
}

export async function sendStoredFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const { stored, presentation } = file
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
    // A stored name has its upload time and is never reused.
    'cache-control': 'public, max-age=31536000, immutable',
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

type SentFile = { stored: StoredFile; presentation: Presentation }

/** When reading fails before the first byte, the error must not be cached for a year. */
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
