import type { FastifyReply } from 'fastify'

/** Responds in plain text, because scripts, styles and images are requested by pages, which cannot use HTML. */
export function assetNotFound(reply: FastifyReply): FastifyReply {
  return sendPlainText(reply, 404, 'Not found\n')
}

export function sendPlainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
