import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrate, open, stored, test } from './fixtures.ts'
import { listenFor } from './listen-for.ts'
import { codeFor } from './outbox.ts'
import { enterCode, newAddress } from './owners.ts'
import { stopClock } from './stop-clock.ts'
import { blockStorage } from './storage.ts'
import { expectToast } from './toast.ts'

const PASSWORD = 'Court-1203'

test('the terms open in a dialog, and the form makes eight checks in order and shows the first failure', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/GetStatiContent/)
  const calls = listenFor(page, 'POST', '/api/User')
  const { data } = await (await request.get('/api/Global/GetStatiContent')).json()
  await page.route('**/api/Global/GetStatiContent', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await open(page, '/signup')

  await test.step('the terms open in a dialog and can be retried after a failure', async () => {
    await page.getByRole('button', { name: 'terms and conditions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    const [heading = '', opening = ''] = data.termsAndConditions.split('\n\n')
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(heading)
    await expect(dialog.getByRole('paragraph').first()).toHaveText(opening)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'I agree to the terms and conditions' })).not.toBeChecked()
  })

  const button = page.getByRole('button', { name: 'Sign Up' })
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  const confirmation = page.getByRole('textbox', { name: 'Confirm Password' })
  await expectAccessible(page)

  const steps: [sentence: string, fix: () => Promise<void>][] = [
    ['Please enter first name.', () => page.getByRole('textbox', { name: 'First Name' }).fill('Imran')],
    ['Please enter business name.', () => page.getByRole('textbox', { name: 'Business Name' }).fill('Crew')],
    ['Please enter email address.', () => page.getByRole('textbox', { name: 'Email Address' }).fill('imran@crew')],
    ['Please enter password.', () => password.fill(PASSWORD)],
    ['Please enter confirm password.', () => confirmation.fill('Court-1204')],
    ['Password and confirm password did not match', () => confirmation.fill(PASSWORD)],
    [
      'Please enter valid email address.',
      () => page.getByRole('textbox', { name: 'Email Address' }).fill('imran@crew.in'),
    ],
    ['Please accept terms and conditions to continue.', async () => {}],
  ]
  for (const [sentence, fix] of steps) {
    await button.click()
    const toast = page.locator('.toast').filter({ hasText: sentence })
    await expect(toast, sentence).toHaveCount(1)
    await expect(toast).toContainText('Validation error!')
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.locator('.toast')).toHaveCount(0)
    await fix()
  }
  expect(calls()).toEqual([])
})

test('a sign-up whose response is lost can be repeated', { tag: '@desktop' }, async ({ page, allowFault }) => {
  allowFault(/POST \/api\/User (failed|answered 400)|console: POST \/User failed/)
  const email = newAddress()
  await page.clock.install()
  await page.route(
    '**/api/User',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await open(page, '/signup')
  await fillIn(page, email)
  const button = page.getByRole('button', { name: 'Sign Up' })
  await button.click()
  await expectToast(page, 'Server Error!', 'Server error occurred, please contact admin.')
  expect(await stored(page, 'tokencrew')).toBeNull()

  // After the reload only the stored key can identify the sign-up. The first attempt has a typo in the password.
  await page.reload()
  await hydrate(page)
  await fillIn(page, email, 'Court-1230')
  await button.click()
  await expectToast(page, 'Request Error!', 'Email address already exists.')
  await fillIn(page, email)
  await button.click()
  await expectToast(page, 'Register!', 'Register for first step is done successfully.')
  expect(await stored(page, 'plinth:sign-up-key')).toBeNull()
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/verify')
  await expect(page.getByRole('main')).toContainText(email)
  await codeFor(email)
})

test('the form sends a key per e-mail address, shows failures and refusals, and keeps its values after a reload', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/POST \/api\/User (answered 400|failed)|console: POST \/User failed/)
  await open(page, '/signup')

  await test.step('the focus moves to the field of the message', async () => {
    const button = page.getByRole('button', { name: 'Sign Up' })
    await expect(button).toBeInViewport({ ratio: 1 })
    await fillIn(page, 'imran@crew')
    const confirmation = page.getByRole('textbox', { name: 'Confirm Password' })
    await confirmation.fill('Court-1204')
    await button.click()

    // The invalid e-mail address is marked, but the message is about the passwords, which are checked first.
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveAttribute('aria-invalid', 'true')
    await expectToast(page, 'Validation error!', 'Password and confirm password did not match')
    await expect(confirmation).toBeFocused()
  })

  await test.step('each e-mail address has its own sign-up key', async () => {
    const keys: (string | undefined)[] = []
    await page.route('**/api/User', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return route.abort()
    })
    for (const email of ['one@crew.in', 'One@Crew.in', 'two@crew.in', 'three@crew.in', 'three@crew.in']) {
      if (email === 'three@crew.in') await blockStorage(page)
      await fillIn(page, email)
      await Promise.all([page.waitForRequest('**/api/User'), page.getByRole('button', { name: 'Sign Up' }).click()])
      await expect(page.getByRole('button', { name: 'Sign Up' })).not.toHaveAttribute('aria-busy')
    }
    await page.unroute('**/api/User')

    const [first, again, other, unstored, unstoredAgain] = keys
    expect(first).toMatch(/^[0-9a-f]{48}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(unstored).not.toBe(other)
    expect(unstoredAgain).toBe(unstored)
    await page.reload()
    await hydrate(page)
  })

  await test.step('server refusals are announced and shown at their field', async () => {
    await fillIn(page, 'owner@plinth.test')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectToast(page, 'Request Error!', 'Email address already exists.')
    await expect(page.locator('.field').filter({ hasText: 'Email Address' })).toContainText('already exists')

    await fillIn(page, newAddress(), 'weak')
    const weak = page.getByRole('textbox', { name: 'Password', exact: true })
    await expect(weak).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectToast(page, 'Server Error!', 'New Password is invalid.')
    await expect(page).toHaveURL('/signup')
  })

  await test.step('a reload keeps the typed values except the password', async () => {
    await fillIn(page, 'imran@crew.in')
    await page.reload()

    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Imran')
    await expect(page.getByRole('textbox', { name: 'Business Name' })).toHaveValue('Crew & Sons')
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue('imran@crew.in')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
  })
})

test('a business owner signs up, verifies the address and continues to the plans', { tag: '@phone' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/OtpVerify answered 400/)
  const email = newAddress()
  await page.clock.install()
  await open(page, '/signup')
  await stopClock(page)
  await fillIn(page, email)
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/User')),
    page.getByRole('button', { name: 'Sign Up' }).click(),
  ])
  expect(call.postDataJSON()).toEqual({
    FirstName: 'Imran',
    LastName: null,
    EmailAddress: email,
    Role: 2,
    Password: PASSWORD,
    CompanyName: 'Crew & Sons',
    IsAgreeTermsAndConditions: true,
  })
  await expectToast(page, 'Register!', 'Register for first step is done successfully.')
  expect(await stored(page, 'rolecrew')).toBe('2')
  expect(await stored(page, 'signupStepcrew')).toBe('1')
  expect(await stored(page, 'idcrew')).toBe(await stored(page, 'userId'))
  expect(await stored(page, 'Emailcrew')).toBe(email)
  await expect(page).toHaveURL('/signup')
  await page.clock.runFor(3_000)
  await page.clock.resume()

  await expect(page).toHaveURL('/verify')
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)
  await expectAccessible(page)
  const code = await codeFor(email)

  await enterCode(page, code === '0000' ? '1111' : '0000')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expectToast(page, 'Server Error!', 'The code is wrong or has expired.')
  const firstBox = page.getByRole('textbox', { name: 'Digit 1 of 4' })
  await expect(firstBox).toHaveAccessibleDescription('The code is wrong or has expired.')
  await expect(page).toHaveURL('/verify')

  await stopClock(page)
  await enterCode(page, code)
  const [check] = await Promise.all([
    page.waitForRequest('**/api/User/OtpVerify'),
    page.getByRole('button', { name: 'Verify & Continue' }).click(),
  ])
  expect(check.postDataJSON()).toEqual({ Otp: code, Mode: 2 })
  await expectToast(page, 'Register!', 'OTP is verified for email successfully .')
  expect(await stored(page, 'signupStepcrew')).toBe('2')
  await expect(page).toHaveURL('/verify')
  await page.clock.runFor(3_000)
  await page.clock.resume()
  await expect(page).toHaveURL('/subscriptions')

  await page.goto('/signup')
  await expect(page).toHaveURL('/subscriptions')
  await page.goto('/verify')
  await expect(page).toHaveURL('/subscriptions')
})

async function fillIn(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'First Name' }).fill('Imran')
  await page.getByRole('textbox', { name: 'Business Name' }).fill('Crew & Sons')
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
}
