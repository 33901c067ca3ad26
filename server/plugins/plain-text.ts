import type { FastifyReply } from 'fastify'

/** Plain text: a request for a script, a style sheet or an image cannot use an HTML page. */
export function assetNotFound(reply: FastifyReply): FastifyReply {
  return sendPlainText(reply, 404, 'Not found\n')
}

export function sendPlainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
