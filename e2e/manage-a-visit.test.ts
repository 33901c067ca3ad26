import type { APIRequestContext, Page } from '@playwright/test'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { visitLinkFor } from './outbox.ts'

/** A demo project with two places per hour on weekdays, closed on Tuesdays. */
const PROJECT = 'Gomti Terraces'

const weekday = (day: string) => new Date(day).getUTCDay()

/**
 * The first day of the wanted weekday more than two weeks ahead, where the demo has no visits. A retry or repetition
 * takes a later week, because the earlier runs have filled slots.
 */
function later(wanted: number) {
  const { retry, repeatEachIndex } = test.info()
  const first = dayAfter(siteDay(new Date()), 15 + 7 * (retry + repeatEachIndex))
  return dayAfter(first, (wanted - weekday(first) + 7) % 7)
}

function nextSaturday() {
  const tomorrow = dayAfter(siteDay(new Date()), 1)
  return dayAfter(tomorrow, (6 - weekday(tomorrow) + 7) % 7)
}

async function book(request: APIRequestContext, values: Record<string, string>) {
  const answer = await request.post('/api/AppointmentBook/SubmitAppointment/', { data: { ...values, id: 0 } })
  expect(answer.status()).toBe(200)
}

async function expectInFocus(page: Page, text: string) {
  const message = page.locator('.alert', { hasText: text })
  await expect(message).toBeFocused()
  await expect(message).toBeInViewport({ ratio: 1 })
}

const slots = (page: Page) => page.getByRole('radiogroup', { name: /^Time Slot/ })

test('the form shows full and closed slots with their reason, and refuses one that fills up in the meantime', {
  tag: '@phone',
}, async ({ page, request, allowFault }) => {
  allowFault(/answered 409/)
  const day = later(3)
  const unit = `F-${Date.now()}`
  await open(page, '/appointment-book?project=gomti+terraces')

  await test.step('full and closed slots have their reason', async () => {
    await expect(
      page.getByText(
        'Open Wednesday to Monday, 10 AM to 1 PM and 2 PM to 6 PM. Visits are booked at least 3 hours ahead.',
      ),
    ).toBeVisible()
    await page.getByLabel(/^Date/).fill(nextSaturday())

    await expect(slots(page).getByRole('radio', { name: '11-12 Full' })).toBeDisabled()
    await expect(slots(page).getByRole('radio', { name: '1-2 Not offered' })).toBeDisabled()
    await expect(slots(page).getByRole('radio', { name: '2-3', exact: true })).toBeEnabled()

    await page.getByLabel(/^Date/).fill(later(2))
    await expect(page.getByText('Closed on Tuesdays.').first()).toBeVisible()
    await expect(slots(page).getByRole('radio', { name: '2-3 Closed on Tuesdays' })).toBeDisabled()
    await expectAccessible(page)
  })

  await page.getByLabel(/^Date/).fill(day)
  await slots(page).getByText('3-4', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Unit No/ }).fill(unit)
  await page.getByRole('textbox', { name: /^Mobile/ }).fill('9810000001')
  for (const UnitNo of [`${unit}-1`, `${unit}-2`])
    await book(request, { ProjectName: PROJECT, SelectedDate: day, TimeSlot: '3-4', UnitNo })

  // The refused form keeps what was typed and offers free slots.
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'is full.' })
  await expect(alert).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^Unit No/ })).toHaveValue(unit)
  await alert.getByRole('button', { name: `${dayInWords(day)}, 2-3` }).click()
  await expect(slots(page).getByRole('radio', { name: '2-3', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Your appointment request has been submitted.' })).toBeVisible()
})

test('a refusal is shown although the code of its alert could not be loaded', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/answered 409|\.js failed|console: /)
  const day = later(1)
  const slot = '3-4'
  const month = page.waitForResponse('**/ReadVisitDays')
  await open(page, '/appointment-book?project=gomti+terraces')
  await page.getByLabel(/^Date/).fill(day)
  await slots(page).getByText(slot, { exact: true }).click()
  const mobile = page.getByRole('textbox', { name: /^Mobile/ })
  await mobile.fill('12')
  await mobile.press('Tab')
  await expect(page.getByText('Please enter a mobile number of 6 to 15 digits.'), 'the rules are loaded').toBeVisible()
  await mobile.fill('9810000001')
  await month
  for (const UnitNo of ['L-1', 'L-2'])
    await book(request, { ProjectName: PROJECT, SelectedDate: day, TimeSlot: slot, UnitNo })
  await page.route('**/*.js', (route) => route.abort())
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'is full.' })
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('button', { name: dayInWords(day) })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /^Mobile/ })).toHaveValue('9810000001')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the mailed link moves a visit, even after a lost connection, undoes the move and cancels the visit', {
  tag: '@phone',
}, async ({ page, request, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload|answered 409/)
  const email = `visit-${Date.now()}@visitor.example`
  const day = later(4)
  const [own, full, other] = ['10-11 AM', '3-4', '4-5'] as const
  await book(request, { ProjectName: PROJECT, SelectedDate: day, TimeSlot: own, Email: email })
  const link = await visitLinkFor(email)
  await open(page, link)
  await expect(slots(page).getByRole('radio', { name: `${own} Yours` })).toBeChecked()
  await expectAccessible(page)
  const entry = await request.get(`${link}/visit.ics`)
  expect(entry.headers()['content-type']).toContain('text/calendar')
  expect(await entry.text()).toContain('BEGIN:VEVENT')

  await slots(page).getByText(full, { exact: true }).click()
  for (const UnitNo of ['F-1', 'F-2'])
    await book(request, { ProjectName: PROJECT, SelectedDate: day, TimeSlot: full, UnitNo })
  await page.getByRole('button', { name: `Move to ${dayInWords(day)}, ${full}` }).click()
  await expectInFocus(page, 'is full.')
  await slots(page).getByText(other, { exact: true }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: `Move to ${dayInWords(day)}, ${other}` }).click()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await expect(slots(page).getByRole('radio', { name: other, exact: true })).toBeChecked()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: `Move to ${dayInWords(day)}, ${other}` }).click()
  await expectInFocus(page, `Moved to ${dayInWords(day)}, ${other}.`)
  await expect(page.getByRole('complementary', { name: 'Visit pass' })).toContainText(`${dayInWords(day)}, ${other}`)
  await page.getByRole('button', { name: 'Move it back' }).click()
  await expect(page.getByText(`Moved to ${dayInWords(day)}, ${own}.`)).toBeVisible()

  await page.getByRole('button', { name: 'Move the visit' }).click()
  await expectInFocus(page, `Your visit is on ${dayInWords(day)}, ${own}.`)

  const outdated = await page.context().newPage()
  await open(outdated, link)
  await page.getByText('Cancel it', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Why/ }).fill('I bought one')
  await page.getByRole('button', { name: `Cancel ${dayInWords(day)}, ${own}` }).click()
  await expectInFocus(page, 'Your visit is cancelled.')
  await expect(page.getByRole('form', { name: 'Move it' })).toHaveCount(0)
  await slots(outdated).getByText(other, { exact: true }).click()
  await outdated.getByRole('button', { name: /^Move to / }).click()
  await expectInFocus(outdated, 'This visit was cancelled.')
  await expect(outdated.getByRole('form', { name: 'Move it' })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByText('This visit was cancelled.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a full slot is refused with free ones named, and a visit is moved and cancelled', { tag: '@desktop' }, async ({
    page,
    request,
    allowFault,
  }) => {
    allowFault(/answered 409/)
    const day = later(5)
    const email = `visit-plain-${Date.now()}@visitor.example`
    for (const UnitNo of ['N-1', 'N-2'])
      await book(request, { ProjectName: PROJECT, SelectedDate: day, TimeSlot: '3-4', UnitNo })
    await page.goto('/appointment-book?project=gomti+terraces')
    await page.getByLabel(/^Date/).fill(day)
    await slots(page).getByText('3-4', { exact: true }).click()
    await page.getByRole('textbox', { name: /^Email/ }).fill(email)
    await page.getByRole('button', { name: 'Book Appointment' }).click()

    await expect(page.getByRole('alert')).toContainText(`Free near it: ${dayInWords(day)}, 2-3`)
    await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
    await expect(slots(page).getByRole('radio', { name: '1-2 Not offered' })).toBeDisabled()
    await slots(page).getByText('2-3', { exact: true }).click()
    await page.getByRole('button', { name: 'Book Appointment' }).click()
    await expect(page.getByRole('heading', { name: 'Your appointment request has been submitted.' })).toBeVisible()

    await page.goto(await visitLinkFor(email))
    await expect(slots(page).getByRole('radio', { name: '3-4 Full' })).toBeDisabled()
    await slots(page).getByText('4-5', { exact: true }).click()
    await page.getByRole('button', { name: 'Move the visit' }).click()
    await expect(page.getByText(`Moved to ${dayInWords(day)}, 4-5.`)).toBeVisible()
    await page.getByText('Cancel it', { exact: true }).click()
    await page.getByRole('button', { name: /^Cancel / }).click()
    await expect(page.getByText('Your visit is cancelled.')).toBeVisible()
  })
})

test('staff save and delete the visiting hours of a project', { tag: '@desktop' }, async ({ page, request }) => {
  await signInAsStaff(page)
  await open(page, '/admin/company')
  const tabs = page.getByRole('navigation', { name: 'Company settings' })
  await tabs.getByRole('link', { name: 'Visits' }).click()
  await expect(page.getByRole('heading', { name: 'When are projects open?' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Hours of' }).getByRole('link', { name: 'Aravalli Edge' }).click()
  await expect(page.getByRole('heading', { name: 'When is Aravalli Edge open?' })).toBeVisible()

  await page.getByRole('button', { name: 'Mon', exact: true }).click()
  await page.getByRole('button', { name: 'More places at 10-11 AM' }).click()
  await page.getByRole('switch', { name: '1-2', exact: true }).click()
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  await page.getByLabel('Day', { exact: true }).fill(later(0))
  await page.getByLabel('Holiday', { exact: true }).fill('Founders’ Day')
  await expect(page.getByText('3 unsaved changes')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Hours of' }).getByRole('link', { name: 'Company default' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  await page.getByLabel('Day', { exact: true }).last().fill(later(0))
  await page.getByLabel('Holiday', { exact: true }).last().fill('Founders’ Day again')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Two holidays are on the same day.' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Founders’ Day again' }).click()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Saved. Visitors see these hours now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aravalli Edge own' })).toBeVisible()

  const days = await request.post('/api/AppointmentBook/ReadVisitDays', {
    data: { projectName: 'Aravalli Edge', from: later(0), to: later(0) },
  })
  expect((await days.json()).data.days).toMatchObject([
    { state: 'closed', reason: expect.stringContaining('Founders’ Day') },
  ])

  await page.getByRole('button', { name: 'Use company default' }).click()
  await expect(page.getByText('This project follows the company default now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mon', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
