import type Stripe from 'stripe'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { AppError } from '#server/errors.ts'
import type { CardChangeOrder, CardChangeStep, CardHolder, Cards } from './cards.ts'
import { isStripeError, sentenceOf, translateErrors } from './cards-stripe-errors.ts'
import { idOf, toCard, toPayment } from './cards-stripe-state.ts'

type Changes = Pick<Cards, 'setRenewal' | 'changeCard' | 'completeCardChange' | 'findPayment' | 'refund'>

export function createStripeChanges(stripe: Stripe): Changes {
  return {
    setRenewal: (id, isRenewed) =>
      translateErrors(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: !isRenewed })
      }),

    changeCard: (order) =>
      translateErrors(async () => {
        const card = await createCard(stripe, order)
        const setup = await stripe.setupIntents.create(
          {
            customer: requireCustomer(order),
            payment_method: card,
            allowed_payment_method_types: ['card'],
            usage: 'off_session',
            confirm: true,
            use_stripe_sdk: true,
            expand: ['payment_method'],
          },
          { idempotencyKey: `${order.key}-setup` },
        )
        return useCard(order.subscriptionId, setup)
      }),

    completeCardChange: ({ subscriptionId, customerId, setupId }) =>
      translateErrors(async () => {
        const setup = await stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] })
        const isOwn = setup.customer !== null && idOf(setup.customer) === customerId
        if (!isOwn) throw new AppError('notFound', billingMessages.approval.unknown)
        return useCard(subscriptionId, setup)
      }),

    findPayment: (by) =>
      translateErrors(async () => {
        const found = await findInvoicePayment(by)
        if (!found) return null
        const intent = await stripe.paymentIntents.retrieve(found.intent, { expand: ['latest_charge'] })
        const { data } = await stripe.disputes.list({ payment_intent: found.intent, limit: 1 })
        return toPayment(found.invoice, intent, data)
      }),

    refund: (paymentId, key) =>
      translateErrors(async () => {
        const found = await findInvoicePayment({ paymentId })
        if (!found) throw new AppError('notFound', billingMessages.approval.unknown)
        try {
          await stripe.refunds.create({ payment_intent: found.intent }, { idempotencyKey: key })
        } catch (error) {
          if (!isStripeError(error, 'charge_already_refunded')) throw error
        }
      }),
  }

  async function findInvoicePayment(by: Parameters<Changes['findPayment']>[0]) {
    const { data } = await stripe.invoicePayments.list(
      'paymentId' in by
        ? { invoice: by.paymentId, limit: 10 }
        : { payment: { type: 'payment_intent', payment_intent: by.intentId }, limit: 10 },
    )
    for (const { invoice, payment } of data) {
      if (payment.payment_intent) return { invoice: idOf(invoice), intent: idOf(payment.payment_intent) }
    }
    return null
  }

  async function useCard(subscriptionId: string, setup: Stripe.SetupIntent): Promise<CardChangeStep> {
    if (setup.status === 'requires_action' && setup.client_secret) {
      return { kind: 'approve', setupId: setup.id, clientSecret: setup.client_secret }
    }
    const card = toCard(setup.payment_method)
    if (setup.status !== 'succeeded' || !card || !setup.payment_method) {
      const { code = '', decline_code = '' } = setup.last_setup_error ?? {}
      return { kind: 'refused', reason: sentenceOf({ code, decline_code }) ?? billingMessages.cardDeclined }
    }
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: idOf(setup.payment_method) })
    return { kind: 'changed', card }
  }
}

export async function createCard(
  stripe: Stripe,
  { key, cardToken, holder }: { key: string; cardToken: string; holder: CardHolder },
) {
  const card = await stripe.paymentMethods.create(
    { type: 'card', card: { token: cardToken }, billing_details: billingDetails(holder) },
    { idempotencyKey: `${key}-card` },
  )
  return card.id
}

export function billingDetails({ name, country }: CardHolder) {
  return { ...(name && { name }), ...(country && { address: { country } }) }
}

function requireCustomer({ customerId }: CardChangeOrder) {
  if (!customerId) throw new AppError('invalid', billingMessages.noLiveSubscription)
  return customerId
}
