import type {} from '@fastify/swagger'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { SENT_BROCHURE_PATH } from '#contract/catalog/brochure-requests.constants.ts'
import { BROCHURE_PATH } from '#contract/catalog/brochures.constants.ts'
import { getBrochureState } from '#contract/catalog/brochures.endpoints.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '#server/errors.ts'
import type { ClosedSite } from '#server/plugins/closed-site.ts'
import { assetNotFound, sendPlainText } from '#server/plugins/plain-text.ts'
import { removeFileHeaders, sendStoredFile } from '#server/plugins/send-stored-file.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { MailedBrochuresService } from './brochure-requests.service.ts'
import type { BrochuresService, OpenBrochure } from './brochures.service.ts'

/** Also returns the state of brochures of hidden projects, because the endpoint is only for editors. */
export function brochureStateRoutes(serve: Serve, brochures: BrochuresService) {
  serve(getBrochureState, async ({ params }) => {
    const hasCover = await brochures.hasCover(params.id)
    if (hasCover === null) throw new AppError('notFound', wireRefusals.unknownRecord)
    return { hasCover }
  })
}

interface Options {
  brochures: Pick<BrochuresService, 'open'>
  mailed: Pick<MailedBrochuresService, 'findSent'>
  site: Pick<ClosedSite, 'cachingOf'>
}

/** The page that says that an emailed link is no longer valid. */
const LINK_OVER = '/brochure'

/** HEAD is registered explicitly, because automatic HEAD routes are off. */
export function brochuresRoutes({ brochures, mailed, site }: Options): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error, _request, reply) => {
      removeFileHeaders(reply)
      throw error
    })
    // Uses a wildcard, because a file name can be longer than the router allows for a parameter.
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `/${BROCHURE_PATH}/*`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const id = /^(\d{1,9})-[^/]*$/.exec(request.params['*'])?.[1]
        // The URL stays the same when a registration changes, so clients must revalidate the file before each use.
        const cacheControl = await site.cachingOf(request, 'public, no-cache')
        const opened = id && cacheControl ? await brochures.open(Number(id), { isByLink: false }) : null
        return opened && cacheControl ? sendBrochure(request, reply, { opened, cacheControl }) : assetNotFound(reply)
      },
    })
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'HEAD'],
      url: `${SENT_BROCHURE_PATH}/:token`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const id = await mailed.findSent(request.params.token)
        const opened = id === null ? null : await brochures.open(id, { isByLink: true })
        if (!opened) return reply.header('cache-control', 'no-store').redirect(LINK_OVER, 302)
        // The link expires, so no cache may keep a copy.
        return sendBrochure(request, reply, { opened, cacheControl: 'no-store' })
      },
    })
  }
}

interface Sent {
  opened: NonNullable<OpenBrochure>
  cacheControl: string
}

async function sendBrochure(request: FastifyRequest, reply: FastifyReply, { opened, cacheControl }: Sent) {
  if (opened === 'busy') {
    return sendPlainText(reply.header('retry-after', '5'), 503, 'Busy. Please try again in a moment\n')
  }
  const { file, name } = opened
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  return sendStoredFile(request, reply, {
    stored: file,
    presentation: { type: 'application/pdf', downloadName: name },
    cacheControl,
  })
}
