import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'
import { listenFor } from './listen-for.ts'
import { codeFor } from './outbox.ts'
import { aNewOwner, aSubscribedOwner, beOwner, enterCode, newAddress } from './owners.ts'
import { stopClock } from './stop-clock.ts'
import { expectToast } from './toast.ts'

test('a new code can be requested, the code boxes follow the input, and a wrong code or a failed call is named', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/OtpVerify/)
  const email = await signUp(page)

  await test.step('a new code can be requested after ten seconds, and a reload requests none', async () => {
    const requests = listenFor(page, 'POST', '/api/User/OtpSend')
    const opened = Date.now()
    await page.clock.setFixedTime(opened)
    await open(page, '/verify')
    const first = await codeFor(email)
    await expect.poll(requests).toEqual([{ Mode: 2 }])
    await expect(page.getByText(/new code in \d+ s/)).toBeVisible()
    await expect(page.getByText('Resend Code')).toHaveCount(0)
    await page.clock.setFixedTime(opened + 4_000)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(email)
    await expect(page.getByText('Resend Code')).toHaveCount(0)
    // The ten seconds count from the request of the first code, not from the reload.
    await page.clock.setFixedTime(opened + 10_000)
    await page.getByText('Resend Code').click()

    await expect(page.getByText('A new code has been sent to your email.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused()
    await expect.poll(requests).toEqual([{ Mode: 2 }, { Mode: 2 }])
    expect(await codeFor(email, [first])).toMatch(/^\d{4}$/)
  })

  await test.step('the boxes advance on input, accept a pasted code and go back', async () => {
    const box = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 4` })
    await expect(box(1)).toBeFocused()

    await page.keyboard.type('4x1')
    await expect(box(1)).toHaveValue('4')
    await expect(box(2)).toHaveValue('1')
    await expect(box(3)).toBeFocused()
    await box(1).focus()
    await page.keyboard.type('x')
    await expect(box(1)).toHaveValue('4')
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByText('Plesae enter all 4 digits.')).toBeVisible()
    await expect(box(3)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(box(2)).toBeFocused()
    await expect(box(2)).toHaveValue('')
    await expect(page.getByText('Plesae enter all 4 digits.')).toHaveCount(0)

    await box(3).evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', ' 90-17 ')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    for (const [at, digit] of ['9', '0', '1', '7'].entries()) await expect(box(at + 1)).toHaveValue(digit)
    await expect(box(4)).toBeFocused()
    await page.keyboard.type('5')
    await expect(box(4)).toHaveValue('5')
  })

  await test.step('the digits stay when the call fails, and are cleared when the code is wrong', async () => {
    await page.route('**/api/User/OtpVerify', (route) => route.abort(), { times: 1 })
    const code = await codeFor(email)
    const digits = () => page.getByRole('textbox', { name: /^Digit/ }).evaluateAll(valuesOf)
    const wrong = code === '1111' ? '2222' : '1111'
    await enterCode(page, wrong)

    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expectToast(page, 'Server Error!', 'Server error occurred, please contact admin.')
    expect(await digits()).toBe(wrong)
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByRole('form').getByText('The code is wrong or has expired.')).toBeVisible()
    expect(await digits()).toBe('')
  })
})

test('changing the address gives a new token, a new code and empty boxes', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/PATCH \/api\/User answered 400/)
  const email = await signUp(page)
  const changed = newAddress()
  await page.clock.install()
  await open(page, '/verify')
  await codeFor(email)
  const oldToken = await stored(page, 'tokencrew')
  await page.keyboard.type('12')

  await page.getByRole('button', { name: 'Edit Email Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Email Address' })
  const field = dialog.getByRole('textbox', { name: 'Email Address' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(field).toHaveValue(email)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Edit Email Address' }).click()
  await field.fill('nobody@crew')
  await save.click()
  await expect(dialog.getByText('Plesae enter email address.')).toBeVisible()
  await field.fill('owner@plinth.test')
  await save.click()
  await page.clock.runFor(2_000)
  await expectToast(page, 'Server Error!', 'Email address already exists.')

  await field.fill(changed)
  await stopClock(page)
  const [call] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH' && sent.url().endsWith('/api/User')),
    save.click(),
  ])
  expect(call.postDataJSON()).toEqual({ EmailOrPhone: changed })
  await expect.poll(() => stored(page, 'Emailcrew')).toBe(changed)
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(2_000)
  await expect(dialog).toBeHidden()
  await expectToast(page, 'Register!', 'Email Address was successfully updated.')
  await expect(page.getByRole('main')).toContainText(changed)
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveValue('')
  expect(await stored(page, 'tokencrew')).not.toBe(oldToken)
  const withOldToken = await request.post('/api/User/OtpSend', {
    data: { Mode: 2 },
    headers: { authorization: `Bearer ${oldToken}` },
  })
  expect(withOldToken.status()).toBe(401)

  await enterCode(page, await codeFor(changed))
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expectToast(page, 'Register!', 'OTP is verified for email successfully .')
})

test('an owner with a plan who verifies a new address is redirected to the dashboard', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const owner = await aSubscribedOwner(request)
  const email = newAddress()
  const changed = await request.patch('/api/User', {
    headers: owner.headers,
    data: { EmailOrPhone: email, Password: process.env.E2E_PASSWORD },
  })
  const { data } = await changed.json()
  await page.clock.install()
  await beOwner(page, { ...owner, email, token: data.bearerToken }, { step: 1 })
  await open(page, '/verify')
  const code = await codeFor(email)
  await stopClock(page)
  await enterCode(page, code)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expectToast(page, 'Register!', 'OTP is verified for email successfully .')
  await page.clock.runFor(3_000)
  await page.clock.resume()

  await expect(page).toHaveURL('/businessowner/dashboard')
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Active')
})

test('a stored sign-up is resumed; without one, or with a session that ended, the code page leads to the sign-in', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/answered 401/)
  await page.goto('/verify')
  await expect(page).toHaveURL('/signin')
  await signUp(page)
  await page.goto('/signup')
  await expect(page).toHaveURL('/verify')
  await page.evaluate(() => localStorage.setItem('signupStepcrew', '0'))
  await page.goto('/signup')
  await expect(page).toHaveURL('/verify')
  await page.evaluate(() => localStorage.setItem('signupStepcrew', '2'))
  await page.goto('/signup')
  await expect(page).toHaveURL('/subscriptions')

  await test.step('the session has ended', async () => {
    const email = await signUp(page)
    await open(page, '/verify')
    await codeFor(email)
    await page.evaluate(() => localStorage.setItem('tokencrew', 'no-longer-known'))
    await enterCode(page, '1234')
    await page.getByRole('button', { name: 'Verify & Continue' }).click()

    await expect(page).toHaveURL('/businessowner/signin')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
    expect([await stored(page, 'idcrew'), await stored(page, 'plinth:code-requested')]).toEqual([null, null])
  })

  await test.step('the token is missing from the browser', async () => {
    const email = await signUp(page)
    await open(page, '/verify')
    await codeFor(email)
    await page.evaluate(() => localStorage.removeItem('tokencrew'))
    await enterCode(page, '1234')
    await page.getByRole('button', { name: 'Verify & Continue' }).click()

    await expect(page).toHaveURL('/businessowner/signin')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  })
})

test('a code entered in one tab also advances the other tab', { tag: '@desktop' }, async ({ page, context }) => {
  const email = await signUp(page)
  await open(page, '/verify')
  const code = await codeFor(email)
  const other = await context.newPage()
  // The second tab must not request a code, because that would invalidate the first.
  const requests: string[] = []
  other.on('request', (request) => requests.push(request.url()))
  await open(other, '/verify')
  await expect(other.getByText(email)).toBeVisible()
  expect(requests.filter((address) => address.includes('OtpSend'))).toEqual([])

  await enterCode(other, code)
  await other.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL('/subscriptions')
  await expect(other).toHaveURL('/subscriptions')
})

/** Stores the session as the sign-up form does. Returns the e-mail address. */
async function signUp(page: Page) {
  const owner = await aNewOwner(page.request)
  await beOwner(page, owner, { step: 1 })
  return owner.email
}

function valuesOf(inputs: Element[]) {
  return inputs.map((input) => (input as HTMLInputElement).value).join('')
}
