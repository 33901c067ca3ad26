import { SANDBOX, type SubscriptionType } from '#contract/billing/billing.constants.ts'
import { say } from '#contract/billing/billing.messages.ts'
import { renewalOf } from '#contract/billing/renewals.ts'
import { AppError } from '#server/errors.ts'
import type { CardSubscription, Cards, PaymentStep } from './cards.ts'

const REFUSED: Record<string, string> = { declined: say.cardDeclined, authenticationFailed: say.authenticationFailed }

/** For demos: charges nothing, remembers nothing, and sends no events. */
export function createSandboxCards(now = () => new Date()): Cards {
  return {
    name: 'sandbox',
    publicKey: `${SANDBOX.keyPrefix}plinth`,

    async subscribe({ key, cardToken, plan }) {
      const outcome = SANDBOX.cards.find(({ token }) => token === cardToken)?.outcome ?? 'unknown'
      if (outcome === 'accepted') return subscription(key, plan.type, null)
      if (outcome === 'needsApproval') return subscription(key, plan.type, askForApproval(key))
      throw new AppError('invalid', REFUSED[outcome] ?? say.cardUnknown)
    },

    async complete({ orderKey, planType, approval }) {
      if (approval === SANDBOX.approvals.approve) return subscription(orderKey, planType, null)
      const isRefused = approval === SANDBOX.approvals.refuse
      const step = isRefused
        ? ({ kind: 'refused', reason: say.authenticationFailed } as const)
        : askForApproval(orderKey)
      return subscription(orderKey, planType, step)
    },

    findOrder: async () => null,
    find: async () => null,
    drop: async () => null,
    cancel: async () => {},

    readEvent() {
      throw new AppError('invalid', say.badSignature)
    },
  }

  function subscription(key: string, type: SubscriptionType, step: PaymentStep | null): CardSubscription {
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
    }
  }
}

function askForApproval(key: string): PaymentStep {
  return { kind: 'approve', clientSecret: `${SANDBOX.keyPrefix}${key}` }
}
