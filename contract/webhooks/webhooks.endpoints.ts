import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import {
  DELIVERY_COLUMNS,
  Delivery,
  DeliveryFilters,
  OpenedDelivery,
  SecretRotation,
  TestResult,
  Webhook,
  WebhookDraft,
  WebhookSecret,
} from './webhooks.schema.ts'

const one = onTheWire(z.object({ id: recordId() }), { id: 'id' })

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/Webhooks/GetWebhooks',
  access: ADMINS,
  answer: enveloped(z.array(Webhook)),
})

/** Returns the secret only for a new webhook; null for a changed one. */
export const saveWebhook = endpoint({
  method: 'POST',
  path: '/Webhooks/ManageWebhook',
  access: ADMINS,
  body: onTheWire(WebhookDraft, {
    id: 'id',
    name: 'name',
    address: 'address',
    events: 'events',
    isOn: 'isOn',
    version: 'version',
  }),
  answer: enveloped(WebhookSecret),
})

export const deleteWebhook = endpoint({
  method: 'POST',
  path: '/Webhooks/DeleteWebhook',
  access: ADMINS,
  body: one,
  answer: nothing(),
})

/** The old secret stays valid for `OLD_SECRET_HOURS`. */
export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/Webhooks/RotateSecret',
  access: ADMINS,
  body: onTheWire(SecretRotation, { id: 'id', version: 'version' }),
  answer: enveloped(WebhookSecret),
})

/** Sends a `ping` and waits for the response, even if the webhook is disabled. */
export const testWebhook = endpoint({
  method: 'POST',
  path: '/Webhooks/TestWebhook',
  access: ADMINS,
  body: one,
  answer: enveloped(TestResult),
})

/** An open screen polls this call. */
export const searchDeliveries = endpoint({
  method: 'POST',
  path: '/Webhooks/SearchDeliveries',
  access: ADMINS,
  changesData: false,
  isUse: false,
  body: pageRequest({
    columns: DELIVERY_COLUMNS,
    filters: onTheWire(DeliveryFilters, { id: 'id', webhookId: 'webhookId', type: 'type', state: 'state' }),
  }),
  answer: enveloped(pageOf(Delivery)),
})

/** Polled while an attempt is in progress. */
export const getDelivery = endpoint({
  method: 'GET',
  path: '/Webhooks/GetDelivery/{id}',
  access: ADMINS,
  isUse: false,
  params: { id: recordId() },
  answer: enveloped(OpenedDelivery),
})

/** Sends the event again immediately, with the same id. */
export const replayDelivery = endpoint({
  method: 'POST',
  path: '/Webhooks/ReplayDelivery',
  access: ADMINS,
  body: one,
  answer: nothing(),
})
