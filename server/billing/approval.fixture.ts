import { SANDBOX } from '#contract/billing/billing.constants.ts'
import type { TestApi } from '#test/api.ts'
import { type Buyer, checkOut } from './checkout.fixture.ts'

export const APPROVAL_CARD = 'tok_threeDSecure2Required'

export async function aWaitingOrder(api: TestApi, buyer: Buyer, given: object = {}) {
  const response = await checkOut(api, buyer, { Token: APPROVAL_CARD, ...given })
  return { response, ...(response.json().data.requiresAction as { orderId: number; clientSecret: string }) }
}

/** Sends only the order and, in the sandbox, the result of its 3-D Secure dialog. */
export function completeOrder(api: TestApi, buyer: Buyer, orderId: number, approval?: keyof typeof SANDBOX.approvals) {
  return checkOut(api, buyer, { Token: approval && SANDBOX.approvals[approval], OrderId: orderId })
}
