/** The events that a webhook can subscribe to. The shape of each body is in docs/webhooks.md. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.changed',
  'visit.booked',
  'visit.moved',
  'visit.cancelled',
  'subscriber.confirmed',
  'project.published',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** `waiting` has a next attempt; `failed` has none, but can be replayed. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** How an attempt ended. `status` is any other status than 2xx and redirects. */
export const DELIVERY_OUTCOMES = [
  'delivered',
  'status',
  'redirect',
  'timeout',
  'unknownHost',
  'privateAddress',
  'certificate',
  'unreachable',
  'switchedOff',
] as const
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number]

/** From the first attempt, or from a replay. */
export const RETRY_HOURS = 24

/** Without any delivery for this long, a webhook is switched off when the next event is given up. */
export const DISABLED_AFTER_DAYS = 3

/** After a new secret was made, requests are also signed with the old one for this long. */
export const OLD_SECRET_HOURS = 24

/** How long events and their deliveries are kept. */
export const DELIVERY_LOG_DAYS = 30
