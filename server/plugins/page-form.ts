import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '../errors.ts'

const FORM_LIMIT = 64 * 1024

export function acceptPageForms(app: FastifyInstance) {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )
}

export async function readPageForm(request: FastifyRequest) {
  const { body } = request
  if (!isForm(body)) throw new AppError('invalid', wireRefusals.badMediaType)
  await refuseMalformed(body, request)
  return body
}

/** Passes only the headers that React Router needs to parse the form and check its origin, and no credentials. */
export function formHeaders({ headers }: FastifyRequest) {
  const passed = new Headers()
  for (const name of ['content-type', 'origin'] as const) {
    const value = headers[name]
    if (value) passed.set(name, value)
  }
  return passed
}

/** Only the two form types are parsed to a buffer. */
function isForm(body: unknown): body is Buffer<ArrayBuffer> {
  return body instanceof Buffer
}

/** An action parses its form without error handling, so a malformed form must be refused before the action runs. */
async function refuseMalformed(body: Buffer<ArrayBuffer>, { headers }: FastifyRequest) {
  const form = new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
  await form.formData().catch((cause) => {
    throw new AppError('invalid', wireRefusals.badRequest, { cause })
  })
}
