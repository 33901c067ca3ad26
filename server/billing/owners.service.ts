import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Owner, Payment } from '#contract/billing/payments.schema.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { Cards } from '#server/gateways/cards.ts'
import type { PayersService } from '#server/identity/payers.service.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { createOwnersRepository, type OwnerSearch } from './owners.repository.ts'
import type { PaymentHistoryService } from './payment-history.service.ts'
import { createPaymentsRepository } from './payments.repository.ts'
import type { ProblemLog } from './problem-log.ts'
import { providerOf } from './provider-of.ts'
import { endSubscription, recordReturnedPayment } from './returned-payment.ts'
import { createSubscriptionsRepository, toSubscription } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  cards: Cards | null
  payers: PayersService
  history: PaymentHistoryService
  site: MailSite
  log: ProblemLog
  now?: () => Date
}

/** Refunds and cancellations can be repeated safely. */
export function createOwnersService(deps: Deps) {
  const { db, write, cards, payers, history, site, log, now = () => new Date() } = deps

  async function callProvider<T>(call: Promise<T>): Promise<T> {
    return call.catch((err) => {
      if (err instanceof AppError) throw err
      log.error({ err }, 'the card provider did not answer a change by staff')
      throw new AppError('conflict', billingMessages.providerUnanswered)
    })
  }

  return {
    async search(request: OwnerSearch): Promise<Page<Owner>> {
      const { rows, total } = await createOwnersRepository(db).findPage(request)
      const ids = rows.map(({ id }) => id)
      const newest = ids.length > 0 ? await createSubscriptionsRepository(db).findNewestOf(ids) : []
      const paid = ids.length > 0 ? await createOwnersRepository(db).findPaid(ids) : []
      return {
        total,
        rows: rows.map(({ firstName, lastName, createdAt, ...owner }) => {
          const subscription = newest.find(({ accountId }) => accountId === owner.id)
          return {
            ...owner,
            name: [firstName, lastName].filter(Boolean).join(' '),
            createdAt: createdAt.toISOString(),
            subscription: subscription ? toSubscription(subscription, now()) : null,
            paidCents: paid.find(({ accountId }) => accountId === owner.id)?.paidCents ?? 0,
          }
        }),
      }
    },

    async listPayments(ownerId: number): Promise<Payment[]> {
      await requireOwner(ownerId)
      return history.listOf(ownerId)
    },

    async cancel(ownerId: number, actor: Actor) {
      await requireOwner(ownerId)
      const live = await createSubscriptionsRepository(db).findLive(ownerId)
      if (!live) return
      const provider = providerOf(live.provider, cards, billingMessages.owners.otherProvider)
      if (provider && live.providerSubscriptionId) await callProvider(provider.cancel(live.providerSubscriptionId))
      await write(async (change) => {
        const payer = await payers.lock(change.db, ownerId)
        if (payer) await endSubscription(change, { subscription: live, payer, actor }, { site, now })
      })
    },

    async refund(paymentId: number, actor: Actor): Promise<Payment> {
      const payment = await createPaymentsRepository(db).findById(paymentId)
      if (!payment?.accountId) throw new AppError('notFound', billingMessages.approval.unknown)
      if (payment.status !== 'succeeded' || !payment.providerPaymentId) {
        throw new AppError('conflict', billingMessages.notRefundable)
      }
      if (payment.refundedCents < payment.amountCents) {
        const provider = providerOf(payment.provider, cards, billingMessages.owners.otherProvider)
        if (!provider) throw new AppError('conflict', billingMessages.owners.otherProvider)
        const key = `refund_${payment.idempotencyKey}_${payment.refundedCents}`
        await callProvider(provider.refund(payment.providerPaymentId, key))
        // The sandbox stores nothing, so a requested refund counts as done.
        const found = await callProvider(provider.findPayment({ paymentId: payment.providerPaymentId }))
        const state = found ?? { refundedCents: payment.amountCents, dispute: payment.disputeStatus }
        await recordReturnedPayment({ payment, state, actor }, { db, write, provider, payers, site, now })
      }
      const after = (await history.listOf(payment.accountId)).find(({ id }) => id === paymentId)
      if (!after) throw new AppError('notFound', billingMessages.approval.unknown)
      return after
    },
  }

  async function requireOwner(id: number) {
    if (!(await createOwnersRepository(db).isOwner(id))) throw new AppError('notFound', billingMessages.ownerUnknown)
  }
}
