import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { SENT_BROCHURE_PATH } from '#contract/catalog/brochure.constants.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { BrochuresService } from '#server/catalog/brochures.service.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import { removeFileHeaders, sendStoredFile } from './send-stored-file.ts'
import { originalNameOf } from './stored-name.ts'

interface Options {
  store: FileStore
  brochures: Pick<BrochuresService, 'findSent'>
}

/** The page that says that a link no longer works. */
const LINK_OVER = '/brochure'

/** Brochures by the link in a mail. */
export function sentBrochuresRoutes({ store, brochures }: Options): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error, _request, reply) => {
      removeFileHeaders(reply)
      throw error
    })
    // A cache must not have a copy when the link is over.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'HEAD'],
      url: `${SENT_BROCHURE_PATH}/:token`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const file = await brochures.findSent(request.params.token)
        return file === null ? reply.redirect(LINK_OVER, 302) : sendBrochure(request, reply, { store, file })
      },
    })
  }
}

/** Sends the stored file of a brochure. */
async function sendBrochure(request: FastifyRequest, reply: FastifyReply, { store, file }: SentBrochure) {
  const stored = await store.open(`${UPLOAD_FOLDER.images}/${file}`)
  if (stored === null) return reply.redirect(LINK_OVER, 302)
  const presentation = { type: 'application/pdf', downloadName: originalNameOf(file) }
  return sendStoredFile(request, reply, { stored, presentation })
}

interface SentBrochure {
  store: FileStore
  file: string
}
