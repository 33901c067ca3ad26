import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '#server/gateways/file-store.ts'
import { plainAnswer } from '#server/plugins/asset-not-found.ts'
import { judge } from './conditions.ts'

export type Presentation = {
  type: string
  /** The name to save under, or null for what may be shown in place. */
  downloadName: string | null
}

export async function sendStoredFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const { stored, presentation } = file
  const etag = `"${stored.bytes.toString(16)}-${stored.modifiedAt.getTime().toString(16)}"`
  const verdict = judge(request.method, request.headers, { ...stored, etag })

  if (verdict.status === 416) reply.header('content-range', `bytes */${stored.bytes}`)
  if (verdict.status === 412 || verdict.status === 416) {
    await stored.close()
    return plainAnswer(
      reply,
      verdict.status,
      verdict.status === 412 ? 'Precondition failed\n' : 'Range not satisfiable\n',
    )
  }

  reply.code(verdict.status).headers({
    // A stored name carries its time of arrival and is never given twice.
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'last-modified': stored.modifiedAt.toUTCString(),
  })
  if (verdict.status === 304) {
    await stored.close()
    return reply.send()
  }

  const range = verdict.status === 206 ? verdict.range : null
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

/** A read that fails before its first byte must not be remembered for a year in the file's place. */
export function forgetFileHeaders(reply: FastifyReply) {
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
