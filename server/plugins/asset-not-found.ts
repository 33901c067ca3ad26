import type { FastifyReply } from 'fastify'

/** Scripts, styles and pictures are asked for by a page, so a whole HTML page in their place helps nobody. */
export function assetNotFound(reply: FastifyReply): FastifyReply {
  return plainAnswer(reply, 404, 'Not found\n')
}

export function plainAnswer(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
}
