import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { codeFor } from './outbox.ts'
import { store } from './storage.ts'

/** A business owner who has just signed up, with a verified address. */
export async function aVerifiedOwner(request: APIRequestContext) {
  const owner = await aNewOwner(request)
  const { email, headers } = owner
  await request.post('/api/User/OtpSend', { data: { Mode: 2 }, headers })
  const verified = await request.post('/api/User/OtpVerify', { data: { Otp: await codeFor(email), Mode: 2 }, headers })
  expect(verified.status(), 'verification of the new owner').toBe(200)
  return owner
}

/** A verified owner who has bought the first plan in the sandbox. */
export async function aSubscribedOwner(request: APIRequestContext) {
  const owner = await aVerifiedOwner(request)
  const { data } = await (await request.get('/api/Subscription/GetAllForFront')).json()
  const [plan] = data[0].getSubscriptionListResponse
  const bought = await request.post('/api/Payment/CheckOutSubscriptionPayment', {
    headers: owner.headers,
    data: {
      Token: 'tok_visa',
      Amount: plan.subscriptionAmount,
      SubscriptionId: plan.id,
      Name: 'Ravi Mehta',
      Country: 'India',
      Email: owner.email,
      UserId: owner.id,
    },
  })
  expect(bought.status(), 'the purchase of a plan').toBe(200)
  return owner
}

export async function aNewOwner(request: APIRequestContext) {
  const email = newAddress()
  const signedUp = await request.post('/api/User', {
    data: {
      FirstName: 'Ravi',
      LastName: 'Mehta',
      CompanyName: 'Mehta Crews',
      EmailAddress: email,
      Password: process.env.E2E_PASSWORD,
      Role: 2,
      IsAgreeTermsAndConditions: true,
    },
  })
  const { data } = await signedUp.json()
  const headers = { authorization: `Bearer ${data.bearerToken}` }
  return { email, id: data.id as number, token: data.bearerToken as string, headers }
}

/** An e-mail address that no account uses. */
export function newAddress() {
  return `owner-${randomUUID().slice(0, 8)}@visitor.test`
}

type Owner = Awaited<ReturnType<typeof aNewOwner>>

/** Stores the session of an owner without a plan: `step` is 1 after the sign-up and 2 after the verification. */
export async function beOwner(page: Page, { email, id, token }: Owner, { step } = { step: 2 }) {
  await store(page, {
    tokencrew: token,
    rolecrew: '2',
    idcrew: String(id),
    userId: String(id),
    Emailcrew: email,
    signupStepcrew: String(step),
  })
}

/** Types the code into its four inputs. */
export async function enterCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).focus()
  await page.keyboard.type(code)
}
