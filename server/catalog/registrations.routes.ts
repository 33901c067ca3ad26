import type {} from '@fastify/swagger'
import type { FastifyPluginAsync } from 'fastify'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import {
  endExemption,
  getGateReport,
  getPublishGate,
  savePublishGate,
  writeExemption,
} from '#contract/catalog/publish-gate.endpoints.ts'
import { publishGateMessages } from '#contract/catalog/publish-gate.messages.ts'
import { QR_PATH } from '#contract/catalog/registrations.constants.ts'
import { deleteRegistration, listRegistrations, saveRegistration } from '#contract/catalog/registrations.endpoints.ts'
import { actorIn } from '#server/plugins/access.ts'
import type { ClosedSite } from '#server/plugins/closed-site.ts'
import { assetNotFound } from '#server/plugins/plain-text.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { CatalogServices } from './catalog.services.ts'
import { type RegistrationsService, withQr } from './registrations.service.ts'

export function registrationsRoutes(serve: Serve, { registrations, publishGate, changes: { parts } }: CatalogServices) {
  serve(listRegistrations, ({ params }) => registrations.listForStaff(params.projectId))
  serve(saveRegistration, async ({ body, request }) =>
    reply(recordsMessages.saved, withQr(await parts.saveRegistration(body, actorIn(request)))),
  )
  serve(deleteRegistration, async ({ body, request }) => {
    await parts.deleteRegistration(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })

  serve(getPublishGate, () => publishGate.read())
  serve(savePublishGate, async ({ body, request }) => {
    const gate = await publishGate.save(body, actorIn(request))
    return reply(publishGateMessages.saved[gate.mode], gate)
  })
  serve(getGateReport, ({ params }) => publishGate.report(params.projectId))
  serve(writeExemption, async ({ body, request }) =>
    reply(publishGateMessages.exempted, await publishGate.exempt(body, actorIn(request))),
  )
  serve(endExemption, async ({ body, request }) => {
    await publishGate.endExemption(body.projectId, actorIn(request))
    return reply(publishGateMessages.exemptionEnded, null)
  })
}

/** QR codes of portal links. Cached for only an hour, because a link can be corrected. */
export function qrRoutes(
  registrations: Pick<RegistrationsService, 'qrImage'>,
  site: Pick<ClosedSite, 'cachingOf'>,
): FastifyPluginAsync {
  return async (app) => {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `/${QR_PATH}/:file`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const id = /^(\d{1,9})\.svg$/.exec(request.params.file)?.[1]
        const cacheControl = await site.cachingOf(request, 'public, max-age=3600')
        const image = id && cacheControl ? await registrations.qrImage(Number(id)) : null
        if (image === null || cacheControl === null) return assetNotFound(reply)
        return reply.header('cache-control', cacheControl).type('image/svg+xml').send(image)
      },
    })
  }
}
