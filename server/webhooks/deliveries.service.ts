import { webhooksMessages as messages } from '#contract/webhooks/webhooks.messages.ts'
import type { Delivery, OpenedDelivery } from '#contract/webhooks/webhooks.schema.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { createDeliveriesRepository, type DeliverySearch } from './deliveries.repository.ts'
import { DELIVERY_QUEUE, type DeliveryJob } from './delivery-queue.ts'

interface Deps {
  db: Db
  write: Write
  now?: () => Date
}

export function createDeliveriesService({ db, write, now = () => new Date() }: Deps) {
  return {
    async search(request: DeliverySearch): Promise<Page<Delivery>> {
      const { rows, total } = await createDeliveriesRepository(db).findPage(request)
      return { rows: rows.map(toDelivery), total }
    },

    async open(id: number): Promise<OpenedDelivery> {
      const found = await createDeliveriesRepository(db).findOpened(id)
      if (!found) throw new AppError('notFound', messages.unknownDelivery)
      return toDelivery(found)
    },

    /**
     * Sends the same event with the same id and body again. A delivery waiting for its next attempt is sent at once.
     */
    replay: (id: number, actor: Actor) =>
      write(async (change) => {
        const deliveries = createDeliveriesRepository(change.db)
        const found = await deliveries.findToSend(id)
        if (!found) throw new AppError('notFound', messages.unknownDelivery)
        if (!found.isOn) throw new AppError('conflict', messages.offNoReplay)
        const attempt = await deliveries.restart(id, now())
        const job: DeliveryJob = { deliveryId: id, attempt }
        change.enqueue(DELIVERY_QUEUE, job, { group: { id: String(found.webhookId) } })
        change.audit({
          actor,
          action: 'send-again',
          entity: 'webhook',
          entityId: found.webhookId,
          subject: found.type,
          after: { eventId: found.eventId },
        })
      }),
  }
}

export type DeliveriesService = ReturnType<typeof createDeliveriesService>

interface Moments {
  createdAt: Date
  lastAttemptAt: Date | null
  nextAttemptAt: Date | null
}

function toDelivery<Row extends Moments>({ createdAt, lastAttemptAt, nextAttemptAt, ...row }: Row) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }
}
