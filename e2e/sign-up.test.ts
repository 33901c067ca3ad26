import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'
import { codeFor } from './outbox.ts'

const PASSWORD = 'Court-1203'
let count = 0

test('the form makes its eight checks in their order and tells the first that fails', { tag: '@desktop' }, async ({
  page,
}) => {
  const calls = listenFor(page, 'POST', '/api/User')
  await open(page, '/signup')
  const button = page.getByRole('button', { name: 'Sign Up' })
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  const confirmation = page.getByRole('textbox', { name: 'Confirm Password' })
  await expectAccessible(page)

  const steps: [sentence: string, mend: () => Promise<void>][] = [
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
  for (const [sentence, mend] of steps) {
    await button.click()
    const toast = page.locator('.toast').filter({ hasText: sentence })
    await expect(toast, sentence).toHaveCount(1)
    await expect(toast).toContainText('Validation error!')
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.locator('.toast')).toHaveCount(0)
    await mend()
  }
  expect(calls()).toEqual([])
})

test('the terms open in a dialog, and a failed reading can be tried again', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/GetStatiContent/)
  await page.route('**/api/Global/GetStatiContent', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  const { data } = await (await request.get('/api/Global/GetStatiContent')).json()
  await open(page, '/signup')
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' })

  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText(data.termsAndConditions.slice(0, 40))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'I agree to the terms and conditions' })).not.toBeChecked()
})

test('a reload keeps what was typed, but no password', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/signup')
  await fillIn(page, 'imran@crew.in')
  await page.reload()

  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Imran')
  await expect(page.getByRole('textbox', { name: 'Business Name' })).toHaveValue('Crew & Sons')
  await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue('imran@crew.in')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
})

test('refusals of the server are told and shown at their field', { tag: '@desktop' }, async ({ page, allowFault }) => {
  allowFault(/POST \/api\/User answered 400/)
  await open(page, '/signup')
  await fillIn(page, 'owner@plinth.test')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expectToast(page, 'Request Error!', 'Email address already exists.')
  await expect(page.locator('.field').filter({ hasText: 'Email Address' })).toContainText('already exists')

  await fillIn(page, newAddress(), 'weak')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expectToast(page, 'Server Error!', 'New Password is invalid.')
  await expect(page).toHaveURL('/signup')
})

test('a business owner signs up, proves the address and goes on to the plans', async ({ page, allowFault }) => {
  allowFault(/OtpVerify answered 400/)
  const email = newAddress()
  await page.clock.install()
  await open(page, '/signup')
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
  await page.clock.fastForward(3_000)

  await expect(page).toHaveURL('/verify')
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)
  await expectAccessible(page)
  const code = await codeFor(email)

  await enter(page, code === '0000' ? '1111' : '0000')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expectToast(page, 'Server Error!', 'The code is wrong or has expired.')
  await expect(page).toHaveURL('/verify')

  await enter(page, code)
  const [check] = await Promise.all([
    page.waitForRequest('**/api/User/OtpVerify'),
    page.getByRole('button', { name: 'Verify & Continue' }).click(),
  ])
  expect(check.postDataJSON()).toEqual({ Otp: code, Mode: 2 })
  await expectToast(page, 'Register!', 'OTP is verified for email successfully .')
  expect(await stored(page, 'signupStepcrew')).toBe('2')
  await expect(page).toHaveURL('/verify')
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/subscriptions')

  await page.goto('/signup')
  await expect(page).toHaveURL('/subscriptions')
  await page.goto('/verify')
  await expect(page).toHaveURL('/subscriptions')
})

test('the boxes fill themselves onward, take a pasted code and go back', { tag: '@desktop' }, async ({ page }) => {
  await signUpByCall(page, newAddress())
  await open(page, '/verify')
  const box = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 4` })
  await expect(box(1)).toBeFocused()

  await page.keyboard.type('4x1')
  await expect(box(1)).toHaveValue('4')
  await expect(box(2)).toHaveValue('1')
  await expect(box(3)).toBeFocused()
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

test('a new code can be asked for after ten seconds, and a reload asks for none', { tag: '@desktop' }, async ({
  page,
}) => {
  const email = newAddress()
  const asked = listenFor(page, 'POST', '/api/User/OtpSend')
  await signUpByCall(page, email)
  await page.clock.install()
  await open(page, '/verify')
  const first = await codeFor(email)
  expect(asked()).toEqual([{ Mode: 2 }])
  await expect(page.getByText(/new code in \d+ s/)).toBeVisible()
  await expect(page.getByText('Resend Code')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByText('Resend Code')).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await page.getByText('Resend Code').click()

  await expect(page.getByText('A new code has been sent to your email.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused()
  expect(asked()).toEqual([{ Mode: 2 }, { Mode: 2 }])
  expect(await codeFor(email, [first])).toMatch(/^\d{4}$/)
})

test('the address can be changed: a new token, a new code, empty boxes', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/PATCH \/api\/User answered 400/)
  const email = newAddress()
  const changed = newAddress()
  await signUpByCall(page, email)
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

  await enter(page, await codeFor(changed))
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expectToast(page, 'Register!', 'OTP is verified for email successfully .')
})

test('without a sign-up there is nothing to verify, and a stored one is resumed', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/verify')
  await expect(page).toHaveURL('/signin')
  await signUpByCall(page, newAddress())
  await page.goto('/signup')
  await expect(page).toHaveURL('/verify')
  await page.evaluate(() => localStorage.setItem('signupStepcrew', '0'))
  await page.goto('/signup')
  await expect(page).toHaveURL('/verify')
  await page.evaluate(() => localStorage.setItem('signupStepcrew', '2'))
  await page.goto('/signup')
  await expect(page).toHaveURL('/subscriptions')
})

test('a session that ends on the way leads to the sign-in', { tag: '@desktop' }, async ({ page, allowFault }) => {
  allowFault(/answered 401/)
  const email = newAddress()
  await signUpByCall(page, email)
  await open(page, '/verify')
  await codeFor(email)
  await page.evaluate(() => localStorage.setItem('tokencrew', 'no-longer-known'))
  await enter(page, '1234')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()

  await expect(page).toHaveURL('/signin')
  // Owners have no sign-in, so they are not asked to use it.
  await expect(page.getByText('Your session has ended.', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('')
  expect([await stored(page, 'idcrew'), await stored(page, 'plinth:code-asked-for')]).toEqual([null, null])
})

test('a session whose token is gone from the browser has ended too', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/answered 401/)
  const email = newAddress()
  await signUpByCall(page, email)
  await open(page, '/verify')
  await codeFor(email)
  await page.evaluate(() => localStorage.removeItem('tokencrew'))
  await enter(page, '1234')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()

  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('Your session has ended.', { exact: true })).toBeVisible()
})

test('a code entered in one tab moves the other on too', { tag: '@desktop' }, async ({ page, context }) => {
  const email = newAddress()
  await signUpByCall(page, email)
  await open(page, '/verify')
  const code = await codeFor(email)
  const other = await context.newPage()
  // The second tab asks for no code of its own, which would end the first.
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await open(other, '/verify')
  await expect(other.getByText(email)).toBeVisible()
  expect(asked.filter((address) => address.includes('OtpSend'))).toEqual([])

  await enter(other, code)
  await other.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL('/subscriptions')
  await expect(other).toHaveURL('/subscriptions')
})

test('the whole form is seen at once, and the focus goes where the message points', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/signup')
  const button = page.getByRole('button', { name: 'Sign Up' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await fillIn(page, 'imran@crew')
  const confirmation = page.getByRole('textbox', { name: 'Confirm Password' })
  await confirmation.fill('Court-1204')
  await button.click()

  // The address above is wrong too, and marked; the check of the passwords comes first.
  await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveAttribute('aria-invalid', 'true')
  await expectToast(page, 'Validation error!', 'Password and confirm password did not match')
  await expect(confirmation).toBeFocused()
})

function newAddress() {
  count += 1
  return `owner.${Date.now()}.${process.pid}.${count}@crew.in`
}

async function fillIn(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'First Name' }).fill('Imran')
  await page.getByRole('textbox', { name: 'Business Name' }).fill('Crew & Sons')
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
}

/** Leaves the browser as a sign-up does, without the form. */
async function signUpByCall(page: Page, email: string) {
  const answer = await page.request.post('/api/User', {
    data: {
      FirstName: 'Imran',
      CompanyName: 'Crew',
      EmailAddress: email,
      Password: PASSWORD,
      IsAgreeTermsAndConditions: true,
      Role: 2,
    },
  })
  const { data } = await answer.json()
  await page.goto('/privacy')
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, String(value))
    },
    {
      tokencrew: data.bearerToken,
      rolecrew: data.role,
      idcrew: data.id,
      userId: data.id,
      Emailcrew: email,
      signupStepcrew: 1,
    },
  )
}

async function enter(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).focus()
  await page.keyboard.type(code)
}

function listenFor(page: Page, method: string, path: string) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return () => bodies
}

async function expectToast(page: Page, title: string, text: string) {
  const toast = page.locator('.toast').filter({ hasText: title }).filter({ hasText: text }).first()
  await expect(toast).toBeVisible()
}
