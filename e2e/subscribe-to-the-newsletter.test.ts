import type { Page } from '@playwright/test'
import { staffHeaders } from './back-office.ts'
import { countCalls } from './count-calls.ts'
import { expect, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { createRobot } from './robot.ts'

const CALL = '**/api/NewsandEvents/ManageNewsLetterSubscription/'

test('an invalid address is refused in the box, and a refusal or a lost connection keeps the address', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ManageNewsLetterSubscription|console: The form could not be sent/)
  await open(page, '/privacy')
  const { field, button } = box(page)

  await test.step('an invalid address is refused without a call', async () => {
    let calls = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1
    })

    await button.click()
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('name@company')
    await button.click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    expect(calls).toBe(0)
  })

  await test.step('a lost connection shows a toast', async () => {
    await page.route(CALL, (route) => route.abort())
    await field.fill('name@company.com')
    await button.click()

    const toast = page.getByRole('alert')
    await expect(toast).toContainText('Server Error!')
    await expect(toast).toContainText('Server error occurred, please contact admin.')
    await expect(field).toHaveValue('name@company.com')
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    await page.unroute(CALL)
  })

  await test.step("a refusal shows the alert 'Error' with the server's reason, and it can be closed", async () => {
    const responseMessage = { isSuccessStatusCode: false, reasonPhrase: 'This address is not wanted.' }
    await page.route(CALL, (route) => route.fulfill({ status: 400, json: { responseMessage, data: null } }))
    await button.click()
    const alert = page.getByRole('alert')
    await expect(alert.getByText('Error', { exact: true })).toBeVisible()
    await expect(alert).toContainText('This address is not wanted.')
    await expect(field).toHaveValue('name@company.com')
    await alert.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(alert).toHaveCount(0)
  })
})

test('a valid address is posted, confirmed and listed in the back office', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@company.com`
  await open(page, '/aboutus')
  const { field, button } = box(page)
  await field.fill(email)

  const [call] = await Promise.all([page.waitForRequest(CALL), button.click()])
  expect(call.method()).toBe('POST')
  expect(call.postDataJSON()).toEqual({ email })
  await expect(page.getByRole('status').filter({ hasText: 'You have subscribed to our Newsletter.' })).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL('/aboutus')

  const headers = await staffHeaders(request)
  const subscribers = await (await request.get('/api/NewsandEvents/GetNewsLetterSubscription', { headers })).json()
  expect(subscribers).toContainEqual(expect.objectContaining({ email, isSubscribed: true }))
})

test('offline, the page and the typed address stay', { tag: '@desktop' }, async ({ page, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Unable to preload/)
  await open(page, '/privacy')
  await page.context().setOffline(true)
  const { field, button } = box(page)
  await field.fill('name@company.com')
  await button.click()

  await expect(page.getByRole('alert')).toContainText('Server error occurred, please contact admin.')
  await expect(field).toHaveValue('name@company.com')
})

test('while the rules load or the call runs, the button is marked as disabled and the form is sent only once', {
  tag: '@desktop',
}, async ({ page }) => {
  const rules = await hold(page, '**/assets/address-rules-*.js')
  await open(page, '/privacy')
  const { field, button } = box(page)

  await test.step('the rules are loading', async () => {
    await field.fill('patient@company.com')
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeFocused()
    rules.release()

    await expect(page.getByRole('status').filter({ hasText: 'You have subscribed' })).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(button).toBeFocused()
  })

  await test.step('the call runs', async () => {
    const answer = await hold(page, CALL)
    await field.fill('twice@company.com')
    await button.click()
    await expect(button).toBeDisabled()
    await field.press('Enter')
    answer.release()

    await expect(field).toHaveValue('')
    expect(answer.requests()).toBe(1)
  })
})

test.describe(() => {
  test.use({ isHurried: true })

  test('an address sent within a second is confirmed but not posted', { tag: '@desktop' }, async ({ page }) => {
    const calls = countCalls(page, '/ManageNewsLetterSubscription/')
    const robot = await createRobot(page)
    await robot.open('/aboutus')
    const { field, button } = box(page)
    await field.fill('robot@company.com')
    await button.click()

    await robot.until(async () => (await field.inputValue()) === '')
    await expect(page.getByRole('status').filter({ hasText: 'You have subscribed' })).toBeVisible()
    expect(calls()).toBe(0)
  })
})

function box(page: Page) {
  const footer = page.getByRole('contentinfo')
  return {
    field: footer.getByRole('textbox', { name: 'Your email address' }),
    button: footer.getByRole('button', { name: 'Keep me posted' }),
  }
}
