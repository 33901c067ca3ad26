/** The shape of each body is in docs/webhooks.md. */
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

/** `waiting` has a next attempt; `failed` has none but can be replayed. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** `status`: the response was neither 2xx nor a redirect. */
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

/** Counted from the first attempt, or from a replay. */
export const RETRY_HOURS = 24

/** A webhook whose attempts have all failed for this long is disabled when the last attempt of an event fails. */
export const DISABLED_AFTER_DAYS = 3

/** After a rotation, requests are also signed with the old secret for this long. */
export const OLD_SECRET_HOURS = 24

/** How long events and their deliveries are kept. */
export const DELIVERY_LOG_DAYS = 30
