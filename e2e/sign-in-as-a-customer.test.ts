import type { APIRequestContext, Page } from '@playwright/test'
import { countCalls } from './count-calls.ts'
import { CUSTOMER, fillIn, IDENTITY, VISITS } from './customers.ts'
import { expect, expectAccessible, hydrate, open, stored, test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'
import { blockStorage } from './storage.ts'
import { expectToast } from './toast.ts'

const CALL = '**/api/User/Login'

/** The value of the token `--danger`. */
const DANGER = 'rgb(161, 43, 35)'

test('the form names what is missing, the server’s refusal and an unreachable server', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/User\/Login/)
  const calls = countCalls(page, '/User/Login')
  await open(page, '/signin')

  await test.step('the page has fields for e-mail address and password and links to the other pages', async () => {
    const form = page.getByRole('form', { name: 'Sign In' })
    const password = form.getByRole('textbox', { name: 'Password' })

    await expect(form.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible()
    await expect(password).toHaveAttribute('type', 'password')
    await form.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await form.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(form.getByRole('radio', { name: 'Remember Me' })).not.toBeChecked()
    await expect(form.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgotpassword')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
    await expect(page.getByRole('button', { name: 'Keep me posted' })).toBeHidden()
  })

  await test.step('a missing e-mail address or password shows a warning and sends nothing', async () => {
    const button = page.getByRole('button', { name: 'Sign In' })

    await button.click()
    await expectToast(page, 'Email warning!', 'Please enter email id.')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(CUSTOMER)
    await button.click()
    await expectToast(page, 'Password warning!', 'Please enter password.')
    const password = page.getByRole('textbox', { name: 'Password' })
    await expect(password).toBeFocused()
    await expect(page.locator('.field-box', { has: password })).toHaveCSS('border-color', DANGER)
    expect(calls()).toBe(0)
  })

  await test.step('a refused sign-in shows the server’s reason, an unreachable server its own message', async () => {
    await fillIn(page, CUSTOMER, 'Not-the-one-1')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Request Error!', 'Invalid email or password.')
    await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy')

    await page.route(CALL, (route) => route.abort())
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Server Error!', 'Server error occurred, please contact admin.')
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(CUSTOMER)
  })

  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL('/forgotpassword')
  await expect(page.getByText('Server Error!')).toHaveCount(0)
})

test('a customer signs in, sees their visits, and signing out clears the browser', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const unit = await bookVisit(request, CUSTOMER)
  await page.clock.install()
  await open(page, '/signin')
  await fillIn(page, CUSTOMER)
  // With the clock stopped the toast stays until it has been checked.
  await stopClock(page)
  const [call] = await Promise.all([page.waitForRequest(CALL), page.getByRole('button', { name: 'Sign In' }).click()])
  expect(call.postDataJSON()).toEqual({ EmailAddress: CUSTOMER, Password: process.env.E2E_PASSWORD })
  expect(call.headers().authorization?.trim()).toBe('Bearer')

  await expect(page).toHaveURL('/customer/job/list')
  await expectToast(page, 'Login Success!', 'You have successfully logged in.')
  await expectBelowLogout(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.clock.resume()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Verma')
  await expect(page.getByRole('table', { name: 'Your appointments' })).toContainText(unit)
  expect(await stored(page, 'rolecrew')).toBe('4')
  expect(await stored(page, 'Emailcrew')).toBe(CUSTOMER)
  expect(await stored(page, 'idcrew')).toMatch(/^\d+$/)
  expect([await stored(page, 'firstNamecrew'), await stored(page, 'lastNamecrew')]).toEqual(['Asha', 'Verma'])
  expect(await stored(page, 'IsTempPassword')).toBe('false')
  const token = await stored(page, 'tokencrew')
  expect(token).toBeTruthy()
  await expect(page.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', '/appointment-book')
  await expectAccessible(page)

  await page.goBack()
  await expect(page).toHaveURL('/customer/job/list')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  for (const name of IDENTITY) expect(await stored(page, name), name).toBeNull()
  expect(await stored(page, 'modalopened')).toBe('true')
  const headers = { authorization: `Bearer ${token}` }
  await expect
    .poll(async () => (await request.get('/api/AppointmentBook/GetAppointmentList', { headers })).status())
    .toBe(401)
})

test('other roles are refused and their session ends at once, and a browser without storage is refused too', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await open(page, '/signin')

  await test.step('other roles are refused, and their session ends', async () => {
    for (const email of ['owner@plinth.test', 'super@plinth.test', 'admin@plinth.test']) {
      await fillIn(page, email)
      const [answer] = await Promise.all([
        page.waitForResponse(CALL),
        page.getByRole('button', { name: 'Sign In' }).click(),
      ])
      await expectToast(page, 'Access Error!', 'You are not authorized user..')
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(page.getByText('Access Error!')).toHaveCount(0)
      const headers = { authorization: `Bearer ${(await answer.json()).data.bearerToken}` }
      await expect
        .poll(async () => (await request.get('/api/AppointmentBook/GetAppointmentList', { headers })).status())
        .toBe(401)
    }
    await expect(page).toHaveURL('/signin')
    expect(await stored(page, 'tokencrew')).toBeNull()
  })

  await test.step('a browser that cannot store the sign-in shows an error and stays', async () => {
    await blockStorage(page)
    await fillIn(page, CUSTOMER)
    await page.getByRole('button', { name: 'Sign In' }).click()

    await expect(page.locator('.toast', { hasText: 'This browser could not store your sign-in.' })).toBeVisible()
    await expect(page).toHaveURL('/signin')
    await page.reload()
    for (const name of IDENTITY) expect(await stored(page, name)).toBeNull()
  })
})

test('Remember Me is switched on and off, by mouse and by key, and keeps only the address', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/signin')
  const radio = page.getByRole('radio', { name: 'Remember Me' })
  await page.getByText('Remember Me').click()
  await expect(radio).toBeChecked()
  await page.getByText('Remember Me').click()
  await expect(radio).not.toBeChecked()
  await radio.focus()
  await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
  await page.keyboard.press('Space')
  await expect(radio).not.toBeChecked()
  await page.keyboard.press('Space')
  await fillIn(page, CUSTOMER)
  await Promise.all([page.waitForResponse(VISITS), page.getByRole('button', { name: 'Sign In' }).click()])
  await page.getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(CUSTOMER)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  await expect(radio).toBeChecked()
  await page.getByText('Remember Me').click()
  await page.reload()
  await hydrate(page)
  await expect(radio).not.toBeChecked()
})

/** A toast must not cover the sign-out button. */
async function expectBelowLogout(page: Page) {
  await expect(async () => {
    const logout = await page.getByRole('button', { name: 'Logout' }).boundingBox()
    const toast = await page.locator('.toast').boundingBox()
    expect(toast?.y).toBeGreaterThanOrEqual((logout?.y ?? 0) + (logout?.height ?? 0))
  }).toPass()
}

async function bookVisit(request: APIRequestContext, email: string) {
  const unit = `U-${Date.now()}`
  const answer = await request.post('/api/AppointmentBook/SubmitAppointment/', {
    data: { ProjectName: 'Elite One', UnitNo: unit, Email: email },
  })
  expect(answer.status()).toBe(200)
  return unit
}
