import type { Locator, Page } from '@playwright/test'
import { staffHeaders } from './back-office.ts'
import { fillIn } from './customers.ts'
import { expect, hydrate, open, test } from './fixtures.ts'

const CALL = '**/api/AppointmentBook/SubmitAppointment/'

test('the form offers exactly the specified options, requires a project and asks once for a missing contact', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const form = page.getByRole('form', { name: 'Book Appointment' })
  let rules = 0
  let calls = 0
  page.on('request', (sent) => {
    if (/\/assets\/booking-/.test(sent.url())) rules += 1
    if (sent.url().endsWith('/SubmitAppointment/')) calls += 1
  })

  await test.step('the form offers exactly the specified options', async () => {
    // Repeat both reads until they agree, because other tests add and delete projects.
    await expect(async () => {
      const { data } = await (await request.get('/api/Home/GetProductLists')).json()
      const projects: { productName: string }[] = data
      await page.goto('/appointment-book')
      expect(await form.getByRole('combobox', { name: 'Project' }).getByRole('option').allTextContents()).toEqual([
        'Choose a project',
        ...projects.map(({ productName }) => productName),
      ])
    }).toPass()
    await expectOptions(page)
  })

  await test.step('the validation rules load when the form is first used', async () => {
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    expect(rules).toBe(0)
    await page
      .getByRole('radiogroup', { name: /^Purpose/ })
      .getByText('Payment', { exact: true })
      .click()
    await expect.poll(() => rules).toBe(1)
  })

  await test.step('without a project nothing is sent', async () => {
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByText('Please select a project.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused()
    expect(calls).toBe(0)
  })

  await test.step('the form asks for a contact once and can be sent without', async () => {
    await page.getByRole('combobox', { name: 'Project' }).selectOption('Suncourt')
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByText('How can we confirm your visit?')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Mobile/ })).toBeFocused()

    const [call] = await Promise.all([
      page.waitForRequest(CALL),
      page.getByRole('button', { name: 'Send without' }).click(),
    ])
    expect(call.postDataJSON()).toMatchObject({ id: 0, ProjectName: 'Suncourt' })
    await expect(page.getByText(/we cannot confirm the hour/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your appointment request has been submitted.' })).toBeVisible()
    await page.getByRole('link', { name: 'Book another visit' }).click()
    await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('')
  })
})

test('without projects the page shows a message and links to the contact form', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/api/Home/GetProductLists', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } })
  })
  await open(page, '/privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Book a visit' }).click()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No projects found.' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Book Appointment' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible()
})

test('a complete booking is sent in the specified format and reaches the back office', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const unit = `P-${Date.now()}`
  await open(page, '/appointment-book')
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Elite One')
  await page
    .getByRole('radiogroup', { name: /^Purpose/ })
    .getByText('Visit', { exact: true })
    .click()
  await page
    .getByRole('radiogroup', { name: /^Customer Type/ })
    .getByText('New', { exact: true })
    .click()
  await page.getByRole('combobox', { name: 'Tower' }).selectOption('Sun 4')
  await page.getByRole('textbox', { name: /^Unit No/ }).fill(unit)
  // The server's clock decides which days are allowed, so derive the day from the first one in the form.
  const today = (await page.getByLabel(/^Date/).getAttribute('min')) ?? ''
  const day = middleOfNextMonth(today)
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: inFull(day) }).click()
  await expect(page.getByLabel(/^Date/)).toHaveValue(day)
  await page
    .getByRole('radiogroup', { name: /^Time Slot/ })
    .getByText('11-12', { exact: true })
    .click()
  await page.getByRole('textbox', { name: /^Mobile/ }).fill('9876543210')
  await page.getByRole('textbox', { name: /^Email/ }).fill('asha@company.com')
  const pass = page.getByRole('complementary', { name: 'Visit pass' })
  await expect(pass.getByRole('heading')).toHaveText('Elite One')
  await expect(pass).toContainText('11-12')

  const [call] = await Promise.all([
    page.waitForRequest(CALL),
    page.getByRole('button', { name: 'Book Appointment' }).click(),
  ])
  const sent = {
    ProjectName: 'Elite One',
    Purpose: 'Visit',
    CustomerType: 'New',
    Tower: 'Sun 4',
    UnitNo: unit,
    TimeSlot: '11-12',
    SelectedDate: `${day}T00:00:00.000Z`,
    MobileNo: '9876543210',
    Email: 'asha@company.com',
  }
  expect(call.method()).toBe('POST')
  expect(call.postDataJSON()).toEqual({ id: 0, ...sent, page: '/appointment-book', landing: expect.any(String) })
  await expect(page.getByRole('heading', { name: 'Your appointment request has been submitted.' })).toBeVisible()

  const headers = await staffHeaders(request)
  const { data } = await (await request.get('/api/AppointmentBook/GetAppointmentList', { headers })).json()
  expect(data).toContainEqual(expect.objectContaining(sent))
})

test('the calendar works with the keyboard, offers the next twelve months and no slots that have begun', {
  tag: '@desktop',
}, async ({ page }) => {
  // 07:00 UTC is 12:30 in the time zone of the sites.
  await page.clock.setFixedTime('2026-12-15T07:00:00Z')
  await open(page, '/appointment-book')

  await test.step('a day that has passed cannot be chosen', async () => {
    await expect(page.getByRole('button', { name: 'Monday 14 December 2026' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Tuesday 15 December 2026' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await page.getByLabel(/^Date/).fill('2026-12-14')
    await expect(page.getByText('Please select today or a later day.')).toBeVisible()
  })

  await test.step('days are chosen with the keyboard', async () => {
    await page.getByRole('button', { name: 'Tuesday 15 December 2026' }).focus()

    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Tuesday 22 December 2026' })).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page.getByRole('button', { name: 'Friday 22 January 2027' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Date/)).toHaveValue('2027-01-22')
  })

  await test.step('a day more than a year ahead cannot be chosen', async () => {
    await page.getByLabel(/^Date/).fill('2027-12-15')

    await expect(page.getByRole('button', { name: 'Wednesday 15 December 2027' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Thursday 16 December 2027' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await page.getByLabel(/^Date/).fill('9999-12-31')
    await expect(page.getByText('Please select a day within the next twelve months.')).toBeVisible()
  })

  await test.step('the buttons for the month keep the focus at the first and the last month', async () => {
    for (const [date, name] of [
      ['2027-11-20', 'Next month'],
      ['2027-01-20', 'Previous month'],
    ] as const) {
      await page.getByLabel(/^Date/).fill(date)
      const button = page.getByRole('button', { name })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toBeDisabled()
      await expect(button).toBeFocused()
    }
  })

  await test.step('slots of today that have begun cannot be chosen', async () => {
    await page.getByLabel(/^Date/).fill('2026-12-15')
    await expect(page.getByRole('radio', { name: '12-1 PM' })).toBeDisabled()
    await expect(page.getByRole('radio', { name: '1-2', exact: true })).toBeEnabled()
    await page.getByLabel(/^Date/).fill('2026-12-16')
    await expect(page.getByRole('radio', { name: '12-1 PM' })).toBeEnabled()
  })

  await test.step('the chosen slot is visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const slots = page.getByRole('radiogroup', { name: /^Time Slot/ })
    await slots.getByText('3-4', { exact: true }).click()
    const ground = (slot: string) =>
      slots.getByText(slot, { exact: true }).evaluate((option) => getComputedStyle(option).backgroundColor)
    const resting = await ground('4-5')
    await expect.poll(() => ground('3-4')).not.toBe(resting)
  })
})

test('the calendar offers no day on which every hour is over or too soon, and such a day keeps the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-12-15T07:00:00Z')
  const states: Record<string, string> = { '2026-12-15': 'past', '2026-12-16': 'tooSoon' }
  await page.route('**/ReadVisitDays', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const one of json.data.days) one.state = states[one.day] ?? 'free'
    await route.fulfill({ response, json })
  })
  await open(page, '/appointment-book?project=suncourt')
  const [over, tooSoon, free] = ['Tuesday 15', 'Wednesday 16', 'Thursday 17'].map((day) =>
    page.getByRole('button', { name: `${day} December 2026` }),
  ) as [Locator, Locator, Locator]

  await expect(over).toBeDisabled()
  await expect(tooSoon).toBeDisabled()
  await expect(free).toBeEnabled()
  const date = page.getByLabel(/^Date/)
  await date.fill('2026-12-16')
  await tooSoon.press('Enter')
  await expect(date).toHaveValue('')
  await expect(tooSoon).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(date).toHaveValue('')
  await expect(tooSoon).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(over).toBeFocused()
})

test('a signed-in customer’s address is filled in, and a failed booking shows an error and keeps the entered values', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/SubmitAppointment|console: The form could not be sent/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route(CALL, (route) => route.abort())
  await open(page, '/signin')
  await fillIn(page, 'customer@plinth.test')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/customer/job/list')
  await open(page, '/appointment-book?project=suncourt')
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('customer@plinth.test')
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('Suncourt')

  await page.getByRole('textbox', { name: /^Unit No/ }).fill('12B')
  await page.getByRole('textbox', { name: /^Mobile/ }).fill('9876543210')
  await page.getByRole('button', { name: 'Book Appointment' }).click()

  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Server Error!')
  await expect(toast).toContainText('Server error occurred, please contact admin.')
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('Suncourt')
  await expect(page.getByRole('textbox', { name: /^Unit No/ })).toHaveValue('12B')
  expect(logged.join('\n')).toContain('could not be sent')
})

async function expectOptions(page: Page) {
  const form = page.getByRole('form', { name: 'Book Appointment' })
  expect(await choices(page, 'Purpose')).toEqual(['BBA', 'Payment', 'Receipt', 'Site', 'Visit', 'Possession', 'Others'])
  expect(await choices(page, 'Customer Type')).toEqual(['Existing', 'New'])
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(form.getByRole('combobox', { name: 'Tower' }).getByRole('option')).toHaveText([
    'Choose a tower',
    ...Array.from({ length: 10 }, (_, at) => `Sun ${at + 1}`),
    'Others',
  ])
  expect(await choices(page, 'Time Slot')).toEqual([
    '10-11 AM',
    '11-12',
    '12-1 PM',
    '1-2',
    '2-3',
    '3-4',
    '4-5',
    '5-6 PM',
  ])
  for (const name of ['Unit No', 'Mobile', 'Email']) {
    await expect(form.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  await expect(form.getByLabel(/^Date/)).toHaveAttribute('type', 'date')
}

function middleOfNextMonth(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10)
}

function inFull(day: string) {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString('en-GB', parts).replace(',', '')
}

function choices(page: Page, group: string) {
  return page
    .getByRole('radiogroup', { name: new RegExp(`^${group}`) })
    .getByRole('radio')
    .evaluateAll((radios) => (radios as HTMLInputElement[]).map(({ value }) => value))
}
