import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import {
  type CardEvent,
  type CardSubscription,
  type Cards,
  isPaid,
  type PaidCardSubscription,
} from '#server/gateways/cards.ts'
import type { Payer, PayersService } from '#server/identity/payers.service.ts'
import { subscriptionTroubleMail } from '#server/mail/billing.mails.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { issueReceipt, type Seller } from './issue-receipt.ts'
import {
  createNotificationsRepository,
  createPaymentEventsRepository,
  createPaymentsRepository,
} from './payments.repository.ts'
import type { ProblemLog } from './problem-log.ts'
import { recordReturnedPayment } from './returned-payment.ts'
import { settleOrder } from './settle-order.ts'
import { createSubscriptionsRepository, type SubscriptionWithPlan } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  cards: Cards | null
  payers: PayersService
  seller: Seller
  log: ProblemLog
  now?: () => Date
}

type Outcome = 'done' | 'changed concurrently' | 'one too many'

/**
 * Handles webhooks of the provider. Events can arrive twice, late or out of order, so each is processed once, and the
 * state to store is read from the provider.
 */
export function createPaymentEventsService({ db, write, cards, payers, seller, log, now = () => new Date() }: Deps) {
  const { site } = seller

  return {
    async receive(body: Buffer, signature: string | null) {
      if (!cards) throw new AppError('invalid', billingMessages.paymentUnavailable)
      const event = read(cards, body, signature)
      // Repeats if another event or a checkout changed the subscription between the read and the write.
      while ((await processEvent(event, cards)) === 'changed concurrently');
    },
  }

  function read(provider: Cards, body: Buffer, signature: string | null) {
    try {
      return provider.readEvent(body, signature)
    } catch (error) {
      // Logs only the kind of error, because an invalid event can contain anything.
      const cause = error instanceof AppError ? error.cause : null
      if (cause instanceof Error) log.error({ reason: cause.name }, 'a signed payment event could not be read')
      throw error
    }
  }

  async function processEvent(event: CardEvent, provider: Cards): Promise<Outcome> {
    if (await createPaymentEventsRepository(db).isKnown(event.id)) return 'done'
    if (event.intentId !== null) return processReturn(event, event.intentId, provider)
    const { subscriptionId } = event
    const before = subscriptionId && (await findKnown(db, provider, subscriptionId))
    const state = subscriptionId && (await provider.find(subscriptionId))

    const outcome = await write(async (change): Promise<Outcome> => {
      if (!(await recordEvent(change, event, provider))) return 'done'
      if (!state) return 'done'
      if (!before) return adopt(change, state, provider)
      if (!isPaid(state)) return 'done'
      const payer = await payers.lock(change.db, before.accountId)
      const current = await findKnown(change.db, provider, state.id)
      if (!payer || current?.updatedAt.getTime() !== before.updatedAt.getTime()) throw new ChangedConcurrently()
      await storePayment(change, { event, current, state, payer, provider })
      await storeState(change, { current, state, payer })
      return 'done'
    }).catch((error: unknown): Outcome => {
      if (error instanceof ChangedConcurrently) return 'changed concurrently'
      if (error instanceof OneTooMany) return 'one too many'
      throw error
    })
    if (outcome === 'one too many' && state) {
      // Recorded after the cancellation, so that the provider sends the event again if the cancellation fails.
      await provider.cancel(state.id)
      await write((change) => recordEvent(change, event, provider))
      log.error({ subscription: state.id }, 'a paid subscription was one too many and was ended: refund its payment')
    }
    return outcome
  }

  async function processReturn(event: CardEvent, intentId: string, provider: Cards): Promise<Outcome> {
    const state = await provider.findPayment({ intentId })
    const payment = state && (await createPaymentsRepository(db).findByProviderId(provider.name, state.id))
    const isNew = { isNew: (change: Change) => recordEvent(change, event, provider) }
    if (state && payment)
      await recordReturnedPayment({ payment, state, actor: null, ...isNew }, { db, write, provider, payers, site, now })
    else await write((change) => recordEvent(change, event, provider))
    return 'done'
  }

  function recordEvent({ db: within }: Change, event: CardEvent, provider: Cards) {
    const { id, type, createdAt, subscriptionId, intentId, payment } = event
    return createPaymentEventsRepository(within).create({
      eventId: id,
      provider: provider.name,
      type,
      // Stores only the fields in use, because the others can contain personal data.
      payload: { createdAt: createdAt.toISOString(), subscriptionId, intentId, payment },
      processedAt: now(),
    })
  }

  /** Handles a subscription that is not stored: its order is not settled yet, or it was not created by this site. */
  async function adopt(change: Change, bought: CardSubscription, provider: Cards): Promise<Outcome> {
    if (await findKnown(change.db, provider, bought.id)) throw new ChangedConcurrently()
    const payment = bought.orderKey && (await createPaymentsRepository(change.db).findByKey(bought.orderKey))
    // An unpaid subscription is settled when its payment succeeds.
    if (!payment || !isPaid(bought)) return 'done'
    if (bought.status === 'cancelled') {
      await createPaymentsRepository(change.db).markFailed(payment.id, billingMessages.approval.over)
      return 'done'
    }
    const settled = await settleOrder(change, { payment, bought }, { payers, provider: provider.name, seller, now })
    if (!settled) throw new OneTooMany()
    return 'done'
  }

  async function storePayment(
    change: Change,
    { event, current, state, payer, provider }: Facts & { event: CardEvent; provider: Cards },
  ) {
    if (!event.payment || event.payment.amountCents === 0) return
    const { id: providerPaymentId, amountCents, currency } = event.payment
    const payment = await createPaymentsRepository(change.db).createOnce({
      accountId: payer.id,
      subscriptionId: current.id,
      subscriptionPlanId: current.subscriptionPlanId,
      amountCents,
      currency,
      status: 'succeeded',
      provider: provider.name,
      providerPaymentId,
      idempotencyKey: `renewal_${providerPaymentId}`,
    })
    if (!payment) return
    const { title, message } = billingMessages.notification.renewed
    await notify(change, payer, { title, message: message(amountInWords(amountCents), current.planName) })
    await issueReceipt(
      change,
      {
        payment,
        payer,
        planName: current.planName,
        card: state.card,
        paidAt: event.createdAt,
        renewsAt: state.renewsAt ?? state.endsAt,
        isRenewal: true,
      },
      seller,
    )
  }

  async function storeState(change: Change, { current, state, payer }: Facts) {
    const isSame =
      current.status === state.status &&
      current.renewsAt?.getTime() === state.renewsAt?.getTime() &&
      current.endsAt?.getTime() === state.endsAt?.getTime() &&
      (state.card === null || current.cardLast4 === state.card.last4)
    // An ended subscription never becomes active again, even if an older event arrives late.
    if (isSame || current.status === 'cancelled') return
    const cancelledAt = state.status === 'cancelled' ? now() : null
    const { status, renewsAt, endsAt, card } = state
    const paidBy = card && { cardBrand: card.brand, cardLast4: card.last4 }
    const values = { status, renewsAt, endsAt, cancelledAt, ...paidBy }
    await createSubscriptionsRepository(change.db).updateById(current.id, values)
    if (status === current.status) return

    change.audit({
      actor: null,
      action: 'change-subscription',
      entity: 'subscription',
      entityId: current.id,
      before: { status: current.status },
      after: { status },
    })
    if (status === 'active') return
    const kind = status === 'pastDue' ? 'failed' : 'cancelled'
    const { title, message } = billingMessages.notification[kind]
    await notify(change, payer, { title, message: message(current.planName) })
    const { email: to, firstName } = payer
    await queueMail(change, subscriptionTroubleMail({ to, firstName, planName: current.planName, kind }, site))
  }
}

export type PaymentEventsService = ReturnType<typeof createPaymentEventsService>

interface Facts {
  current: SubscriptionWithPlan
  state: PaidCardSubscription
  payer: Payer
}

// Both errors below are thrown to roll back the transaction, including the stored event.
class ChangedConcurrently extends Error {}
class OneTooMany extends Error {}

function findKnown(db: Db, provider: Cards, subscriptionId: string) {
  return createSubscriptionsRepository(db).findByProviderId(provider.name, subscriptionId)
}

async function notify({ db }: Change, payer: Payer, text: { title: string; message: string }) {
  await createNotificationsRepository(db).create({ accountId: payer.id, ...text })
}
