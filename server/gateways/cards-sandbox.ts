import { SANDBOX } from '#contract/billing/billing.constants.ts'
import { say } from '#contract/billing/billing.messages.ts'
import { renewalOf } from '#contract/billing/renewals.ts'
import { AppError } from '#server/errors.ts'
import type { Cards } from './cards.ts'

const REFUSED: Record<string, string> = { declined: say.cardDeclined, authenticationFailed: say.authenticationFailed }

/** For demos: charges nothing, remembers nothing, and sends no events. */
export function createSandboxCards(now = () => new Date()): Cards {
  return {
    name: 'sandbox',
    publicKey: `${SANDBOX.keyPrefix}plinth`,

    async subscribe({ key, cardToken, plan }) {
      const outcome = SANDBOX.cards.find(({ token }) => token === cardToken)?.outcome ?? 'unknown'
      if (outcome !== 'accepted') throw new AppError('invalid', REFUSED[outcome] ?? say.cardUnknown)
      const startedAt = now()
      return {
        id: `sub_sandbox_${key}`,
        customerId: null,
        orderKey: key,
        paymentId: `in_sandbox_${key}`,
        status: 'active',
        startedAt,
        renewsAt: renewalOf(startedAt, plan.type, 1),
      }
    },

    findOrder: async () => null,
    find: async () => null,
    cancel: async () => {},

    readEvent() {
      throw new AppError('invalid', say.badSignature)
    },
  }
}
