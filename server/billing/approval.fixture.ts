import { SANDBOX } from '#contract/billing/billing.constants.ts'
import type { TestApi } from '#test/api.ts'
import { type Buyer, checkOut } from './checkout.fixture.ts'

/** A card whose bank asks the payer, at Stripe and in the sandbox alike. */
export const APPROVAL_CARD = 'tok_threeDSecure2Required'

/** The first round: the order waits for the bank. */
export async function anOrderThatWaits(api: TestApi, buyer: Buyer, given: object = {}) {
  const answer = await checkOut(api, buyer, { Token: APPROVAL_CARD, ...given })
  return { answer, ...(answer.json().data.requiresAction as { orderId: number; clientSecret: string }) }
}

/** The second round: no card, only the order and, in the sandbox, what its dialog said. */
export function completeOrder(api: TestApi, buyer: Buyer, orderId: number, said?: keyof typeof SANDBOX.approvals) {
  return checkOut(api, buyer, { Token: said && SANDBOX.approvals[said], OrderId: orderId })
}
