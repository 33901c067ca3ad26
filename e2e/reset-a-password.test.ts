import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { resetLinkFor } from './outbox.ts'
import { expectToast } from './toast.ts'

const OLD = 'Court-1203'
const FRESH = 'Garden-77x'
const DONE = { responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Done.' } }

test('without a token the page is forbidden; a used link leads to a request for a new one, which warns of mistakes', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ForgotPassword|ResetPassword answered 400/)
  await test.step('without a token the page is forbidden', async () => {
    for (const address of ['/resetpassword', '/resetpassword?token=']) {
      await page.goto(address)
      await expect(page).toHaveURL('/forbidden')
      await expect(page.getByRole('heading', { name: 'Invalid access!!!' })).toBeVisible()
    }
  })

  await test.step('a used link offers to request a new one', async () => {
    await answerToken(page, { emailId: 'second.tab@crew.in', isStaff: false, isOwner: false })
    await open(page, '/resetpassword?token=used-in-another-tab')
    await enterNewPassword(page)

    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is no longer valid.')
    await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/forgotpassword')
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('second.tab@crew.in')
  })

  await test.step('an invalid e-mail address shows a warning', async () => {
    const email = page.getByRole('textbox', { name: 'Email', exact: true })

    await email.fill('')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expectToast(page, 'Validation error!', 'There are validation errors on page.')
    await expect(page.getByText('Please enter email', { exact: true })).toBeVisible()
    await email.fill('person@plinth.museum')
    await expect(page.getByText('Please enter email', { exact: true })).toBeVisible()
    await email.fill('some+body@plinth.test')
    await expect(page.getByText('Please enter email', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin')
    await expectAccessible(page)
  })

  await test.step('an unknown and an unauthorized address are warnings, an unreachable server an error', async () => {
    const ask = async (email: string) => {
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
    }

    await ask('not.registered@plinth.test')
    await expectToast(page, 'Warning!', 'Account does not exist.')
    await ask('super@plinth.test')
    await expectToast(page, 'Warning!', 'You are not authorized.')
    await page.route('**/api/User/ForgotPassword', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await ask('not.registered@plinth.test')
    await expectToast(page, 'Server Error!', 'Server error occurred, please contact admin.')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('not.registered@plinth.test')
  })
})

test('a forgotten password is reset by the link in the mail, once, and staff go back to their own sign-in', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(
    /User\/(ResetPassword|GetEmailByToken) answered 400|GetEmailByToken failed|console: The token of this page/,
  )
  const email = `reset.${Date.now()}@crew.in`
  await signUp(request, email)

  await open(page, '/forgotpassword')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  const [call] = await Promise.all([
    page.waitForRequest('**/api/User/ForgotPassword'),
    page.getByRole('button', { name: 'Send Reset Link' }).click(),
  ])
  expect(call.postDataJSON()).toEqual({ EmailAddress: email })
  await expect(page.getByText('Reset password link has been sent to your email.').first()).toBeVisible()

  const link = await resetLinkFor(email)
  await page.route('**/api/User/GetEmailByToken', (route) => route.abort(), { times: 1 })
  await open(page, link)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The connection was lost.')
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0)
  const reading = await hold(page, '**/api/User/GetEmailByToken')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.click()
  await expect(tryAgain).toHaveAttribute('aria-busy', 'true')
  reading.release()
  const password = page.getByRole('textbox', { name: 'New Password', exact: true })
  const confirmation = page.getByRole('textbox', { name: 'Confirm New Password' })
  const button = page.getByRole('button', { name: 'Reset Password' })
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).not.toBeEditable()
  await expect(password).toHaveAttribute('title', /a number, upper and lower case letters and at least 8 characters/)
  await expectAccessible(page)

  await button.click()
  await expectToast(page, 'Password!', 'Please enter new valid password.')
  await expect(page.getByText('New Password is required.')).toBeVisible()
  await expect(page.getByText('Confirm password is required.')).toBeVisible()
  await password.fill('weak')
  await button.click()
  await expectToast(page, 'Password!', 'Please enter confirm password.')
  await confirmation.fill('wea')
  await button.click()
  await expectToast(page, 'Password!', 'Passwords must match.')
  await confirmation.fill('weak')
  await button.click()
  await expectToast(page, 'Server Error!', 'New Password is invalid.')
  await expect(page.locator('.field').filter({ has: password })).toContainText('New Password is invalid.')

  await password.fill(FRESH)
  await confirmation.fill(FRESH)
  const [reset] = await Promise.all([page.waitForRequest('**/api/User/ResetPassword'), button.click()])
  expect(reset.method()).toBe('PATCH')
  expect(reset.postDataJSON()).toEqual({
    EmailAddress: email,
    NewPassword: FRESH,
    ConfirmNewPassword: FRESH,
    Token: new URL(link, 'http://x').searchParams.get('token'),
  })
  await expect(page, 'the sign-in of business owners').toHaveURL('/businessowner/signin')
  await expect(page.getByText('Your password has been reset.')).toBeVisible()
  expect(await signInStatus(request, email, FRESH)).toBe(200)
  expect(await signInStatus(request, email, OLD)).toBe(401)

  await open(page, link)
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please ask for a new one.')
  await expect(button).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgotpassword')

  await test.step('staff go back to their own sign-in', async () => {
    await answerToken(page, { emailId: 'admin@plinth.test', isStaff: true, isOwner: false })
    await page.route('**/api/User/ResetPassword', (route) => route.fulfill({ json: { ...DONE, data: null } }))
    await open(page, '/resetpassword?token=any')
    await enterNewPassword(page)
    await expect(page).toHaveURL('/admin/login')
    await expect(page.locator('.toast')).toContainText('Done.')
  })
})

/** Fakes the response for a token, so that every token belongs to this account. */
async function answerToken(page: Page, data: { emailId: string; isStaff: boolean; isOwner: boolean }) {
  await page.route('**/api/User/GetEmailByToken', (route) => route.fulfill({ json: { ...DONE, data } }))
}

async function enterNewPassword(page: Page) {
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(FRESH)
  await page.getByRole('textbox', { name: 'Confirm New Password' }).fill(FRESH)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

async function signUp(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/User', {
    data: {
      FirstName: 'Imran',
      CompanyName: 'Crew',
      EmailAddress: email,
      Password: OLD,
      IsAgreeTermsAndConditions: true,
      Role: 2,
    },
  })
  expect(answer.status()).toBe(200)
}

async function signInStatus(request: APIRequestContext, email: string, password: string) {
  return (await request.post('/api/User/Login', { data: { EmailAddress: email, Password: password } })).status()
}
