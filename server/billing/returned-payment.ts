import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import type { CardPayment, Cards } from '#server/gateways/cards.ts'
import type { Payer, PayersService } from '#server/identity/payers.service.ts'
import { paymentChangeMail, subscriptionTroubleMail } from '#server/mail/billing.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { createNotificationsRepository, createPaymentsRepository, type PaymentRow } from './payments.repository.ts'
import { createSubscriptionsRepository, type SubscriptionWithPlan } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  provider: Cards
  payers: PayersService
  site: MailSite
  now: () => Date
}

interface ReturnedPayment {
  payment: PaymentRow
  state: Pick<CardPayment, 'refundedCents' | 'dispute'>
  /** The staff account that made the refund. Null if the provider reported it. */
  actor: Actor | null
  /** Returns false if the event was already processed; then nothing is written. */
  isNew?: (change: Change) => Promise<boolean>
}

/**
 * Stores a refund or dispute and notifies the owner. A payment that is fully returned pays for nothing, so its
 * subscription ends.
 */
export async function recordReturnedPayment({ payment, state, actor, isNew }: ReturnedPayment, deps: Deps) {
  const { db, write, provider, payers, site, now } = deps
  const refundedCents = Math.min(state.refundedCents, payment.amountCents)
  const isGone = refundedCents === payment.amountCents || state.dispute === 'lost'
  const paidFor = isGone ? await findPaidFor(db, payment) : null
  if (paidFor?.providerSubscriptionId) await provider.cancel(paidFor.providerSubscriptionId)

  await write(async (change) => {
    if (isNew && !(await isNew(change))) return
    const payer = payment.accountId === null ? null : await payers.lock(change.db, payment.accountId)
    const payments = createPaymentsRepository(change.db)
    const before = await payments.findById(payment.id)
    if (!before || (before.refundedCents === refundedCents && before.disputeStatus === state.dispute)) return
    await payments.noteMoneyBack(payment.id, { refundedCents, disputeStatus: state.dispute })
    change.audit({
      actor,
      action: actor ? 'refund-payment' : 'change-payment',
      entity: 'payment',
      entityId: payment.id,
      before: { refundedCents: before.refundedCents, dispute: before.disputeStatus },
      after: { refundedCents, dispute: state.dispute },
    })
    if (!payer) return
    const plan = await planOf(change.db, payment)
    const kind = kindOf(before, { refundedCents, dispute: state.dispute })
    const amount = kind === 'refunded' ? refundedCents - before.refundedCents : payment.amountCents
    const { title, message } = billingMessages.notification[kind]
    const words = { title, message: message(amountInWords(amount), plan) }
    await createNotificationsRepository(change.db).create({ accountId: payer.id, ...words })
    await queueMail(change, paymentChangeMail({ to: payer.email, firstName: payer.firstName, ...words }, site))
    if (paidFor) await endSubscription(change, { subscription: paidFor, payer, actor }, { site, now })
  })
}

/** Returns the subscription whose current period this payment pays for. Null if there is none or it has ended. */
async function findPaidFor(db: Db, { id, subscriptionId, accountId }: PaymentRow) {
  if (subscriptionId === null || accountId === null) return null
  const newest = await createPaymentsRepository(db).findNewestOf(subscriptionId)
  if (newest?.id !== id) return null
  const all = await createSubscriptionsRepository(db).findOfAccount(accountId)
  return all.find((one) => one.id === subscriptionId && one.status !== 'cancelled') ?? null
}

async function planOf(db: Db, { id, accountId }: PaymentRow) {
  if (accountId === null) return ''
  const all = await createPaymentsRepository(db).findWithPlans(accountId)
  return all.find((one) => one.id === id)?.planName ?? ''
}

function kindOf(before: PaymentRow, after: { refundedCents: number; dispute: CardPayment['dispute'] }) {
  if (after.dispute !== before.disputeStatus && after.dispute !== null) {
    return ({ open: 'disputed', won: 'disputeWon', lost: 'chargedBack' } as const)[after.dispute]
  }
  return 'refunded'
}

interface Ending {
  subscription: SubscriptionWithPlan
  payer: Payer
  actor: Actor | null
}

/** Call after the subscription was ended at the provider. */
export async function endSubscription(
  change: Change,
  { subscription, payer, actor }: Ending,
  { site, now }: { site: MailSite; now: () => Date },
) {
  const { id, planName, status } = subscription
  if (!(await createSubscriptionsRepository(change.db).endById(id, now()))) return
  change.audit({
    actor,
    action: 'cancel-subscription',
    entity: 'subscription',
    entityId: id,
    before: { status },
    after: { status: 'cancelled' },
  })
  const { title, message } = billingMessages.notification.cancelled
  await createNotificationsRepository(change.db).create({ accountId: payer.id, title, message: message(planName) })
  const { email: to, firstName } = payer
  await queueMail(change, subscriptionTroubleMail({ to, firstName, planName, kind: 'cancelled' }, site))
}
