import type { Page } from '@playwright/test'
import { staffHeaders } from './back-office.ts'
import { countCalls } from './count-calls.ts'
import { CALL, RULES } from './enquiry-requests.ts'
import { expect, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { createRobot } from './robot.ts'

test('the form has all fields and is not sent without consent, and the office shows its address and map', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { data } = await (await request.get('/api/Home/GetCategories')).json()
  const categories: { categoryName: string }[] = data
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
  await open(page, '/contactus')

  await test.step('the form has all fields, offers the categories and has consent ticked', async () => {
    const form = page.getByRole('form', { name: 'Write to us' })
    for (const name of ['Name', 'Email', 'Mobile Number', 'Message']) {
      await expect(form.getByRole('textbox', { name, exact: true })).toBeVisible()
    }
    await expect(form.getByRole('combobox', { name: 'Country Code' })).toHaveValue('+91')
    const options = form.getByRole('combobox', { name: 'Interest' }).getByRole('option')
    await expect(options).toHaveText(['Choose a category', ...categories.map(({ categoryName }) => categoryName)])
    await expect(form.getByRole('checkbox', { name: /^I authorize/ })).toBeChecked()
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible()
  })

  await test.step('the office shows its address, its telephone numbers and, on request, its map', async () => {
    const office = page.getByRole('complementary', { name: 'Our office' })
    await expect(office).toContainText('14 Demo Marg, Sector 10, Rohini')
    await expect(office.locator('a[href^="tel:"]')).toHaveCount(3)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.getByTitle('Map of Plinth House')).toHaveAttribute('src', /openstreetmap\.org/)
  })

  await test.step('without consent the form is not sent', async () => {
    await fillIn(page)
    await page.getByRole('checkbox', { name: /^I authorize/ }).uncheck()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Please authorize us to contact you.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  })
})

test('a message is sent once, even before the rules are loaded, and stays in the form when it could not be sent', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/SaveContactUs|console: The form could not be sent/)
  const calls = countCalls(page, '/SaveContactUs/')
  const rules = await hold(page, RULES)
  const button = page.getByRole('button', { name: 'Send Message' })
  const sent = page.getByRole('heading', { name: 'Your message has been sent.' })
  await open(page, '/contactus')

  await test.step('a message sent before the rules are loaded waits and is sent once', async () => {
    await fillIn(page)
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
    expect(calls()).toBe(0)
    rules.release()
    await expect(sent).toBeVisible()
    expect(calls()).toBe(1)
    await page.getByRole('link', { name: 'Write another message' }).click()
  })

  await test.step('a failed message shows an error and keeps the text', async () => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
    await fillIn(page, 'Keep this')
    await button.click()
    const toast = page.getByRole('alert')
    await expect(toast).toContainText('Server Error!')
    await expect(toast).toContainText('Server error occurred, please contact admin.')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Keep this')
    await expect(page.getByRole('combobox', { name: 'Interest' })).toHaveValue('Commercial')
    expect(logged.join('\n')).toContain('could not be sent')
    await page.unroute(CALL)
  })

  await test.step('a message is sent once however often the button is pressed', async () => {
    const answer = await hold(page, CALL)
    await button.click()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    answer.release()
    await expect(sent).toBeVisible()
    expect(answer.requests()).toBe(1)
  })
})

test('a message is sent even if the visitor navigates before the rules are loaded', { tag: '@desktop' }, async ({
  page,
}) => {
  const rules = await hold(page, RULES)
  await open(page, '/contactus')
  await fillIn(page, 'Sent from the next page')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('form', { name: 'Write to us' })).toHaveCount(0)
  // Wait for the minimum filling time: the removed form sends no `formdata` event to the fixture's listener on the
  // window.
  await page.waitForFunction((quickest) => performance.now() > quickest, 2_000)

  const [call] = await Promise.all([page.waitForRequest(CALL), rules.release()])
  expect(call.postDataJSON()).toMatchObject({ message: 'Sent from the next page' })
  expect((await call.response())?.status()).toBe(200)
  await expect(page.locator('.toast')).toContainText('Your message has been sent.')
  await expect(page).toHaveURL('/aboutus')
})

test('a visitor who has navigated sees a toast when the message could not be sent', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/500|could not be sent/)
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
  const rules = await hold(page, RULES)
  await open(page, '/contactus')
  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('form', { name: 'Write to us' })).toHaveCount(0)
  await page.waitForFunction((quickest) => performance.now() > quickest, 2_000)
  rules.release()

  await expect(page.getByRole('alert')).toContainText('Server error occurred, please contact admin.')
})

test('offline, a message stays in the form, and online it is posted by the browser if the rules cannot be loaded', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(
    /enquiry-.*failed|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Unable to preload|could not be sent/,
  )
  await open(page, '/contactus')
  await page.context().setOffline(true)
  await fillIn(page, 'Send this as well')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Server error occurred, please contact admin.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Send this as well')

  await page.context().setOffline(false)
  await page.route(RULES, (route) => route.abort('failed'))
  const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await page.getByRole('button', { name: 'Send Message' }).click()

  expect(new URLSearchParams((await posted).postData() ?? '').get('message')).toBe('Send this as well')
  await expect(page.getByRole('heading', { name: 'Your message has been sent.' })).toBeVisible()
})

test('a message is sent in the specified format and reaches the back office', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const message = `Is the date kept? ${Date.now()}`
  await open(page, '/contactus')
  await fillIn(page, message)

  const [call] = await Promise.all([
    page.waitForRequest(CALL),
    page.getByRole('button', { name: 'Send Message' }).click(),
  ])
  expect(call.method()).toBe('POST')
  expect(call.postDataJSON()).toEqual({
    name: 'Asha Rao',
    email: 'asha@company.com',
    countryCode: '+91',
    mobileNumber: '98765 43210',
    interest: 'Commercial',
    message,
    isAuthorize: true,
    // Not in the specification: the page of the form, the origin of the visit and the consent text that was shown.
    page: '/contactus',
    landing: '?',
    consentNotice: expect.any(String),
  })
  await expect(page.getByRole('heading', { name: 'Your message has been sent.' })).toBeVisible()
  await expect(page.getByText('Your message has been sent.').last()).toBeVisible()
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: /^I authorize/ })).toBeChecked()

  const headers = await staffHeaders(request)
  const { data } = await (await request.get('/api/Home/GetContactList', { headers })).json()
  expect(data).toContainEqual(expect.objectContaining({ message, interest: 'Commercial', isAuthorize: true }))
})

test.describe(() => {
  test.use({ isHurried: true })

  test('a message sent within the minimum filling time is confirmed but not posted', { tag: '@desktop' }, async ({
    page,
  }) => {
    const calls = countCalls(page, '/SaveContactUs/')
    const robot = await createRobot(page)
    const sent = page.getByRole('heading', { name: 'Your message has been sent.' })
    const write = async () => {
      await robot.open('/contactus')
      await fillIn(page)
    }

    await write()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await robot.until(() => sent.isVisible())
    expect(calls()).toBe(0)

    await write()
    await page.clock.runFor(2_000)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await robot.until(() => sent.isVisible())
    expect(calls()).toBe(1)
  })
})

async function fillIn(page: Page, message = 'A question') {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('asha@company.com')
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('98765 43210')
  await page.getByRole('combobox', { name: 'Interest' }).selectOption('Commercial')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}
