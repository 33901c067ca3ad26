import * as z from 'zod/mini'
import { idOrNew, optionalFlag, orNull, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { DELIVERY_OUTCOMES, DELIVERY_STATES, WEBHOOK_EVENTS, type WebhookEvent } from './webhooks.constants.ts'
import { webhooksMessages as messages } from './webhooks.messages.ts'

const moment = () => z.nullable(z.string())

/** Does not contain the secret. */
export const Webhook = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** When it was disabled automatically; null if it is enabled or was disabled by staff. */
  disabledAt: moment(),
  /**
   * Since when every attempt has failed; null after a successful delivery or after staff changed the URL or enabled the
   * webhook again.
   */
  failingSince: moment(),
  lastAttemptAt: moment(),
  lastOutcome: z.nullable(z.enum(DELIVERY_OUTCOMES)),
  lastStatus: z.nullable(z.int()),
  /** Until when requests are also signed with the old secret; null after that. */
  oldSecretUntil: moment(),
  createdAt: z.string(),
  version: z.int(),
})
export type Webhook = z.output<typeof Webhook>

const address = z.string(messages.addressRequired).check(
  z.trim(),
  z.refine((text) => addressProblem(text) === null, { error: ({ input }) => addressProblem(String(input)) }),
)

const event = z.enum(WEBHOOK_EVENTS, messages.unknownEvent)

/** A form posts the events as comma-separated text. */
const events = z.codec(
  z.unknown(),
  z
    .array(event, messages.eventRequired)
    .check(z.minLength(1, messages.eventRequired), z.maxLength(WEBHOOK_EVENTS.length, messages.unknownEvent)),
  {
    decode: (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given) as WebhookEvent[],
    encode: (given) => given,
  },
)

export const WebhookDraft = z.object({
  id: idOrNew(),
  name: required(messages.nameRequired, { max: LENGTH.name }),
  address,
  events,
  isOn: optionalFlag(),
  version: versionSeen(),
})
export type WebhookDraft = z.output<typeof WebhookDraft>

/** Does not check for private networks, because only the server can resolve the host. */
function addressProblem(text: string) {
  if (text.trim() === '') return messages.addressRequired
  if (text.length > LENGTH.link) return messages.addressTooLong
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:') return messages.notHttps
  if (url.username !== '' || url.password !== '') return messages.hasCredentials
  return url.hash === '' ? null : messages.hasFragment
}

/**
 * The secret is returned only once: after a webhook is added or its secret is rotated. It is null after any other
 * change.
 */
export const WebhookSecret = z.object({ id: z.int(), secret: z.nullable(z.string()) })

export const SecretRotation = z.object({ id: recordId(), version: versionSeen() })
export type SecretRotation = z.output<typeof SecretRotation>

export const TestResult = z.object({
  outcome: z.enum(DELIVERY_OUTCOMES),
  status: z.nullable(z.int()),
  durationMs: z.int(),
  response: z.nullable(z.string()),
})
export type TestResult = z.output<typeof TestResult>

export const Delivery = z.object({
  id: z.int(),
  webhookId: z.int(),
  webhookName: z.string(),
  eventId: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  createdAt: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  lastAttemptAt: moment(),
  outcome: z.nullable(z.enum(DELIVERY_OUTCOMES)),
  status: z.nullable(z.int()),
  nextAttemptAt: moment(),
})
export type Delivery = z.output<typeof Delivery>

export const OpenedDelivery = z.extend(Delivery, {
  durationMs: z.nullable(z.int()),
  body: z.string(),
  response: z.nullable(z.string()),
})
export type OpenedDelivery = z.output<typeof OpenedDelivery>

export const DELIVERY_COLUMNS = ['createdAt'] as const
export type DeliveryColumn = (typeof DELIVERY_COLUMNS)[number]

export const DeliveryFilters = z.object({
  id: z.optional(orNull(recordId())),
  webhookId: orNull(recordId()),
  type: orNull(event),
  state: orNull(z.enum(DELIVERY_STATES)),
})
export type DeliveryFilters = z.output<typeof DeliveryFilters>
