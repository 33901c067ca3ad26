import type { FastifyReply } from 'fastify'

/** Plain text, because a missing script, style or image is requested by a page, which cannot use an HTML page. */
export function assetNotFound(reply: FastifyReply): FastifyReply {
  return sendPlainText(reply, 404, 'Not found\n')
}

export function sendPlainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
