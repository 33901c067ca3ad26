import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { aSession, type TestApi } from '#test/api.ts'
import { anAccount, aSubscriptionPlan } from '#test/builders.ts'

export async function aBuyer(db: Db, given: Parameters<typeof anAccount>[1] = {}) {
  const verified = { emailVerifiedAt: new Date(), signupStep: SIGNUP_STEP.verified }
  const account = await anAccount(db, { role: 'BusinessOwner', firstName: 'Farah', ...verified, ...given })
  return { account, token: await aSession(db, account), plan: await aSubscriptionPlan(db, { amountCents: 2950 }) }
}

export type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** `given` replaces single fields of the request body. */
export function checkOut(api: TestApi, { account, plan, token }: Buyer, given: object = {}) {
  const payload = {
    Token: 'tok_visa',
    Amount: plan.amountCents / 100,
    SubscriptionId: plan.id,
    Name: 'Farah Khan',
    CustomerId: '',
    Country: 'India',
    Email: account.email,
    UserId: account.id,
    ...given,
  }
  return api.post('/Payment/CheckOutSubscriptionPayment', payload, { token })
}

export function reasonIn(response: { json(): { responseMessage: { reasonPhrase: string } } }) {
  return response.json().responseMessage.reasonPhrase
}
