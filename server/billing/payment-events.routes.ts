import type { FastifyInstance } from 'fastify'
import { receivePaymentEvent } from '#contract/billing/billing.endpoints.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { PaymentEventsService } from './payment-events.service.ts'

/** Call in a scope of its own: the signature covers the raw bytes of a body, so it must not be parsed as JSON. */
export function acceptRawBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export function paymentEventsRoutes(serve: Serve, paymentEvents: PaymentEventsService) {
  serve(receivePaymentEvent, async ({ request }) => {
    const { body } = request
    const signature = request.headers['stripe-signature']
    await paymentEvents.receive(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      typeof signature === 'string' ? signature : null,
    )
    return null
  })
}
