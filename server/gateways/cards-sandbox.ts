import { SANDBOX, type SubscriptionType } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { renewalOf } from '#contract/billing/renewals.ts'
import { AppError } from '#server/errors.ts'
import type { Card, CardChangeStep, CardSubscription, Cards, PaymentStep } from './cards.ts'

const REFUSED: Record<string, string> = {
  declined: billingMessages.cardDeclined,
  authenticationFailed: billingMessages.authenticationFailed,
}

/** For demos: charges nothing, stores nothing and sends no events. */
export function createSandboxCards(now = () => new Date()): Cards {
  return {
    name: 'sandbox',
    publicKey: `${SANDBOX.keyPrefix}plinth`,

    async subscribe({ key, cardToken, plan }) {
      const outcome = SANDBOX.cards.find(({ token }) => token === cardToken)?.outcome ?? 'unknown'
      if (outcome === 'accepted') return subscription(key, plan.type, null, cardOf(cardToken))
      if (outcome === 'needsApproval') return subscription(key, plan.type, askForApproval(key), cardOf(cardToken))
      throw new AppError('invalid', REFUSED[outcome] ?? billingMessages.cardUnknown)
    },

    async complete({ orderKey, planType, approval }) {
      if (approval === SANDBOX.approvals.approve) return subscription(orderKey, planType, null, APPROVED_CARD)
      const isRefused = approval === SANDBOX.approvals.refuse
      const step = isRefused
        ? ({ kind: 'refused', reason: billingMessages.authenticationFailed } as const)
        : askForApproval(orderKey)
      return subscription(orderKey, planType, step, APPROVED_CARD)
    },

    findOrder: async () => null,
    find: async () => null,
    cancelIncomplete: async () => null,
    cancel: async () => {},
    setRenewal: async () => {},
    findPayment: async () => null,
    refund: async () => {},

    async changeCard({ cardToken }): Promise<CardChangeStep> {
      const outcome = SANDBOX.cards.find(({ token }) => token === cardToken)?.outcome ?? 'unknown'
      const card = cardOf(cardToken)
      if (outcome === 'accepted' && card) return { kind: 'changed', card }
      if (outcome === 'needsApproval') return { kind: 'approve', setupId: SETUP, clientSecret: SETUP }
      throw new AppError('invalid', REFUSED[outcome] ?? billingMessages.cardUnknown)
    },

    async completeCardChange({ approval }): Promise<CardChangeStep> {
      if (approval === SANDBOX.approvals.approve) return { kind: 'changed', card: APPROVED_CARD }
      if (approval === SANDBOX.approvals.refuse)
        return { kind: 'refused', reason: billingMessages.authenticationFailed }
      return { kind: 'approve', setupId: SETUP, clientSecret: SETUP }
    },

    readEvent() {
      throw new AppError('invalid', billingMessages.badSignature)
    },
  }

  function subscription(
    key: string,
    type: SubscriptionType,
    step: PaymentStep | null,
    card: Card | null,
  ): CardSubscription {
    const startedAt = now()
    return {
      id: `sub_sandbox_${key}`,
      customerId: null,
      orderKey: key,
      paymentId: `in_sandbox_${key}`,
      status: step ? 'incomplete' : 'active',
      step,
      startedAt,
      renewsAt: renewalOf(startedAt, type, 1),
      endsAt: null,
      card,
    }
  }
}

const SETUP = `${SANDBOX.keyPrefix}setup`

/** The card of every approved payment: only one test card requires 3-D Secure. */
const APPROVED_CARD: Card = { brand: 'Visa', last4: '3220' }

function cardOf(token: string): Card | null {
  const card = SANDBOX.cards.find((known) => known.token === token)
  return card ? { brand: 'Visa', last4: card.number.slice(-4) } : null
}

function askForApproval(key: string): PaymentStep {
  return { kind: 'approve', clientSecret: `${SANDBOX.keyPrefix}${key}` }
}
