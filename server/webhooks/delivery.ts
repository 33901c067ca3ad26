import { DISABLED_AFTER_DAYS, RETRY_HOURS, type WebhookEvent } from '#contract/webhooks/webhooks.constants.ts'
import type { Data } from '#server/data.ts'
import type { Change } from '#server/db/write.ts'
import type { SendWebhook, WebhookRequest, WebhookResult } from '#server/gateways/webhook-sender.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { DELIVERY_QUEUE, type DeliveryJob } from './delivery-queue.ts'
import { signatureOf } from './signature.ts'
import { auditWebhook } from './webhook-audit.ts'
import { createWebhooksRepository, type StoredWebhook } from './webhooks.repository.ts'

/** Concurrent requests per process, at most one per webhook, so that a slow receiver does not block the others. */
const WORKERS = 6

/** A worker refreshes its job twice in this time. If it does not, another worker repeats the attempt. */
const HEARTBEAT_SECONDS = 20

/** Retries of a job whose result could not be stored. The next attempt to reach the receiver is a separate job. */
const RETRIES = { retryLimit: 24, retryDelay: 15, retryBackoff: true, retryDelayMax: 3_600 }

/** How long a job is kept: longer than all retries of a delivery. */
const RETENTION_SECONDS = 7 * 86_400

const FIRST_RETRY_MS = 30_000
const HOUR_MS = 3_600_000

interface DeliveryLog {
  warn(facts: object, message: string): void
}

interface DeliveryOptions {
  send: SendWebhook
  log?: DeliveryLog
  now?: () => Date
  firstRetryMs?: number
}

type Due = NonNullable<Awaited<ReturnType<ReturnType<typeof createDeliveriesRepository>['findToSend']>>>

export function registerWebhookJobs(
  { jobs, database, write }: Pick<Data, 'jobs' | 'database' | 'write'>,
  { send, log, now = () => new Date(), firstRetryMs = FIRST_RETRY_MS }: DeliveryOptions,
) {
  jobs.register<DeliveryJob>(
    DELIVERY_QUEUE,
    async ({ deliveryId, attempt }, { signal }) => {
      const due = await createDeliveriesRepository(database.db).findToSend(deliveryId)
      if (due?.state !== 'waiting' || due.attempts !== attempt) return
      const result = due.isOn ? await sendSigned(due, signal) : SWITCHED_OFF
      await write((change) => settle(change, due, result))
      if (result.outcome !== 'delivered' && result.outcome !== due.outcome) {
        // Leaves out URL and response, which may contain a key or personal data.
        const { outcome, status } = result
        log?.warn({ webhookId: due.webhookId, deliveryId, outcome, status }, 'A webhook delivery failed.')
      }
    },
    {
      ...RETRIES,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retentionSeconds: RETENTION_SECONDS,
      workers: WORKERS,
      deletesCompleted: true,
    },
  )

  async function sendSigned(due: Due, signal: AbortSignal) {
    const at = now()
    const secrets = await createWebhooksRepository(database.db).findSecrets(due.webhookId, at)
    const { address, body, eventId, type } = due
    return send(signedRequest({ address, body, eventId, type, secrets, at }), signal)
  }

  /** Stores the result of an attempt together with the job of the next one. */
  async function settle(change: Change, due: Due, { outcome, status, durationMs, response }: WebhookResult) {
    const at = now()
    const isDelivered = outcome === 'delivered'
    const nextAttemptAt =
      isDelivered || outcome === 'switchedOff' ? null : nextAttempt(due.retriesFrom, at, firstRetryMs)
    const state = isDelivered ? 'delivered' : nextAttemptAt ? 'waiting' : 'failed'
    const isFirst = await createDeliveriesRepository(change.db).recordAttempt(due.id, due.attempts, {
      state,
      outcome,
      status,
      durationMs,
      response,
      lastAttemptAt: at,
      nextAttemptAt,
    })
    if (!isFirst || outcome === 'switchedOff') return
    if (nextAttemptAt) {
      const job: DeliveryJob = { deliveryId: due.id, attempt: due.attempts + 1 }
      change.enqueue(DELIVERY_QUEUE, job, { startAfter: nextAttemptAt, group: { id: String(due.webhookId) } })
    }
    const webhook = await createWebhooksRepository(change.db).recordResult(due.webhookId, { at, outcome, status })
    if (webhook && state === 'failed') await disableIfFailing(change, webhook, at)
  }
}

const SWITCHED_OFF: WebhookResult = { outcome: 'switchedOff', status: null, durationMs: 0, response: null }

interface Signed {
  address: string
  body: string
  eventId: string
  type: WebhookEvent | 'ping'
  secrets: readonly string[]
  at: Date
}

export function signedRequest({ address, body, eventId, type, secrets, at }: Signed): WebhookRequest {
  return {
    address,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Plinth-Webhooks/1',
      'x-webhook-id': eventId,
      'x-webhook-event': type,
      'x-webhook-signature': signatureOf({ secrets, at, body }),
    },
  }
}

/**
 * Returns the time of the next attempt. Null after the last one. `from` is the time of the event or of its last replay.
 * Each attempt doubles the time since then; the last one is `RETRY_HOURS` after it.
 */
export function nextAttempt(from: Date, now: Date, firstRetryMs = FIRST_RETRY_MS) {
  const elapsed = now.getTime() - from.getTime()
  const longest = RETRY_HOURS * HOUR_MS
  if (elapsed >= longest) return null
  return new Date(from.getTime() + Math.min(longest, elapsed + Math.max(firstRetryMs, elapsed)))
}

async function disableIfFailing(change: Change, webhook: StoredWebhook, now: Date) {
  const since = webhook.failingSince
  if (!webhook.isOn || since === null) return
  if (now.getTime() - since.getTime() < DISABLED_AFTER_DAYS * 24 * HOUR_MS) return
  const after = await createWebhooksRepository(change.db).update(webhook.id, { isOn: false, disabledAt: now })
  auditWebhook(change, { actor: null, action: 'update', before: webhook, after })
}
