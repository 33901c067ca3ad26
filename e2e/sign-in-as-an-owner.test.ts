import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'
import { codeFor } from './outbox.ts'
import { aNewOwner, aVerifiedOwner } from './owners.ts'
import { expectToast } from './toast.ts'

const CALENDAR = '**/api/Dashboard/GetCalendarDateList/**'

const PASSWORD = process.env.E2E_PASSWORD ?? ''

test('the customer sign-in refuses an owner; the business sign-in leads to the plans, or to the dashboard if paid', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const owner = await aVerifiedOwner(request)
  const { email } = owner
  await open(page, '/signin')
  await signIn(page, email)
  await expectToast(page, 'Access Error!', 'You are not authorized user..')
  await expect(page.getByText('This page is for customers.')).toBeVisible()
  expect(await stored(page, 'tokencrew')).toBeNull()

  await page.getByRole('main').getByRole('link', { name: 'Business sign in' }).first().click()
  // Wait for the heading, because the URL changes before the page, and the forms of both pages look the same.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business sign in')
  await expect(page).toHaveURL('/businessowner/signin')
  await signIn(page, email)

  await expect(page).toHaveURL('/subscriptions')
  expect([await stored(page, 'rolecrew'), await stored(page, 'signupStepcrew')]).toEqual(['2', '2'])

  await test.step('a paying owner reaches the dashboard again after a logout', async () => {
    await payFor(request, owner)
    await page.goto('/businessowner/dashboard')
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Active')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business sign in')
    await expect(page).toHaveURL('/businessowner/signin')
    expect(await stored(page, 'tokencrew')).toBeNull()
    await signIn(page, email)
    await expect(page).toHaveURL('/businessowner/dashboard')
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Active')
  })

  await test.step('the calendar keeps the dates of the shown month when the response for another one is late', async () => {
    const calendar = page.getByRole('region', { name: 'Calendar' })
    const started = calendar.getByRole('listitem').first()
    await expect(started).toContainText('started')
    const release = Promise.withResolvers<void>()
    await page.route(
      CALENDAR,
      async (route) => {
        await release.promise
        await route.continue()
      },
      { times: 1 },
    )
    const isLate = page.waitForRequest(CALENDAR)
    await calendar.getByRole('button', { name: 'Next month' }).click()
    const late = await isLate
    await calendar.getByRole('button', { name: 'Previous month' }).click()
    await expect(started).toContainText('started')
    release.resolve()
    await (await late.response())?.finished()
    // Once another request is answered and two frames are rendered, the page has handled the late response.
    await page.evaluate(async () => {
      await fetch('/healthz').then((answer) => answer.text())
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    })
    await expect(started, 'the dates of this month').toBeVisible({ timeout: 1 })
  })
})

test('the business sign-in refuses customers and lets an owner with an unverified address continue with the code', {
  tag: '@phone',
}, async ({ page, request }) => {
  await open(page, '/businessowner/signin')

  await test.step('the page names its audience, links to the other sign-ins and is accessible', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business sign in')
    await expect(page.getByText('For business owners:')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
    await expect(main.getByRole('link', { name: 'Customer sign in' })).toHaveAttribute('href', '/signin')
    await expect(main.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgotpassword')
    await expectAccessible(page)
  })

  await test.step('a customer is refused with a link to the customer sign-in', async () => {
    await signIn(page, 'customer@plinth.test')
    await expectToast(page, 'Access Error!', 'You are not authorized user..')
    await expect(page.getByText('Yours is a customer account.')).toBeVisible()
    expect(await stored(page, 'tokencrew')).toBeNull()
  })

  await test.step('an owner whose address is not verified continues with the code', async () => {
    const { email } = await aNewOwner(request)
    await signIn(page, email)
    await expect(page).toHaveURL('/verify')
    await expect(page.getByText(email)).toBeVisible()
    await codeFor(email)
  })
})

async function signIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Pays with the demo's test card. */
async function payFor(request: APIRequestContext, { id, email, headers }: Awaited<ReturnType<typeof aVerifiedOwner>>) {
  const { data } = await (await request.get('/api/Subscription/GetAllForFront')).json()
  const [plan] = data[0].getSubscriptionListResponse
  const paid = await request.post('/api/Payment/CheckOutSubscriptionPayment', {
    headers,
    data: { Token: 'tok_visa', Amount: plan.subscriptionAmount, SubscriptionId: plan.id, UserId: id, Email: email },
  })
  expect(paid.status(), 'payment of the plan').toBe(200)
}
