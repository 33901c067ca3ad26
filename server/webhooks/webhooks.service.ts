import { randomUUID } from 'node:crypto'
import { OLD_SECRET_HOURS } from '#contract/webhooks/webhooks.constants.ts'
import { webhooksMessages as messages } from '#contract/webhooks/webhooks.messages.ts'
import type { SecretRotation, TestResult, Webhook, WebhookDraft } from '#contract/webhooks/webhooks.schema.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { isPrivateHost } from '#server/gateways/public-address.ts'
import type { SendWebhook } from '#server/gateways/webhook-sender.ts'
import { signedRequest } from './delivery.ts'
import { eventBody } from './record-event.ts'
import { newSecret } from './signature.ts'
import { auditWebhook } from './webhook-audit.ts'
import { createWebhooksRepository, type StoredWebhook } from './webhooks.repository.ts'

interface Deps {
  db: Db
  write: Write
  send: SendWebhook
  now?: () => Date
}

const HOUR_MS = 3_600_000

export function createWebhooksService({ db, write, send, now = () => new Date() }: Deps) {
  return {
    async list(): Promise<Webhook[]> {
      const moment = now()
      return (await createWebhooksRepository(db).findAll()).map((webhook) => toWebhook(webhook, moment))
    },

    /** Returns the secret of a new webhook, which no later call returns. Null if the webhook already exists. */
    save: ({ id, version, ...draft }: WebhookDraft, actor: Actor) =>
      write(async (change) => {
        if (isPrivateHost(new URL(draft.address))) throw new AppError('invalid', messages.addressIsPrivate)
        const webhooks = createWebhooksRepository(change.db)
        if (id === NEW_RECORD_ID) {
          const secret = newSecret()
          const after = await webhooks.create({ ...draft, secret })
          auditWebhook(change, { actor, action: 'create', before: null, after })
          return { id: after.id, secret }
        }
        const before = await requireWebhook(webhooks, id)
        requireUnchanged(version, before)
        const isRepaired = draft.address !== before.address || (draft.isOn && !before.isOn)
        const after = await webhooks.update(id, {
          ...draft,
          disabledAt: draft.isOn ? null : before.disabledAt,
          ...(isRepaired && { failingSince: null }),
        })
        auditWebhook(change, { actor, action: 'update', before, after })
        return { id, secret: null }
      }),

    delete: (id: number, actor: Actor) =>
      write(async (change) => {
        const webhooks = createWebhooksRepository(change.db)
        const before = await requireWebhook(webhooks, id)
        await webhooks.update(id, { deletedAt: now(), deletedBy: actor.id })
        auditWebhook(change, { actor, action: 'delete', before, after: null })
      }),

    rotateSecret: ({ id, version }: SecretRotation, actor: Actor) =>
      write(async (change) => {
        const webhooks = createWebhooksRepository(change.db)
        const before = await requireWebhook(webhooks, id)
        requireUnchanged(version, before)
        const secret = newSecret()
        const oldUntil = new Date(now().getTime() + OLD_SECRET_HOURS * HOUR_MS)
        const after = await webhooks.rotate(id, { next: secret, oldUntil })
        auditWebhook(change, { actor, action: 'change-secret', before, after })
        return { id, secret }
      }),

    /** Sends a `ping`, which is not logged as a delivery and also works while the webhook is disabled. */
    async test(id: number): Promise<TestResult> {
      const webhooks = createWebhooksRepository(db)
      const webhook = await webhooks.find(id)
      if (!webhook) throw new AppError('notFound', messages.unknown)
      const at = now()
      const eventId = randomUUID()
      const body = eventBody({ id: eventId, type: 'ping', createdAt: at, data: {} })
      const secrets = await webhooks.findSecrets(id, at)
      return send(signedRequest({ address: webhook.address, body, eventId, type: 'ping', secrets, at }))
    },
  }
}

export type WebhooksService = ReturnType<typeof createWebhooksService>

async function requireWebhook(webhooks: ReturnType<typeof createWebhooksRepository>, id: number) {
  const webhook = await webhooks.findForUpdate(id)
  if (!webhook) throw new AppError('notFound', messages.unknown)
  return webhook
}

function toWebhook(webhook: StoredWebhook, now: Date): Webhook {
  const { id, name, address, events, isOn, lastOutcome, lastStatus, oldSecretUntil, version } = webhook
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > now
  return {
    id,
    name,
    address,
    events,
    isOn,
    lastOutcome,
    lastStatus,
    version,
    disabledAt: webhook.disabledAt?.toISOString() ?? null,
    failingSince: webhook.failingSince?.toISOString() ?? null,
    lastAttemptAt: webhook.lastAttemptAt?.toISOString() ?? null,
    oldSecretUntil: isOldValid ? oldSecretUntil.toISOString() : null,
    createdAt: webhook.createdAt.toISOString(),
  }
}
