import type { APIRequestContext, Page } from '@playwright/test'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { enterBackOffice, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'

interface Slot {
  day: string
  timeSlot: string
}

const PROJECT = 'Saffron Grove'
/** The Monday of a week that no other test uses: each test passes another number of weeks. */
const mondayAhead = (weeks: number) => {
  const later = dayAfter(siteDay(new Date()), 7 * weeks)
  return dayAfter(later, (8 - new Date(`${later}T00:00:00.000Z`).getUTCDay()) % 7)
}

async function freeSlots(request: APIRequestContext, count: number, weeks: number): Promise<Slot[]> {
  const monday = mondayAhead(weeks)
  const answer = await request.post('/api/AppointmentBook/ReadVisitDays', {
    data: { projectName: PROJECT, from: monday, to: dayAfter(monday, 6) },
  })
  const days: { day: string; slots: { timeSlot: string; state: string }[] }[] = (await answer.json()).data.days
  const free = days.flatMap(({ day, slots }) => {
    const slot = slots.find(({ state }) => state === 'free')
    return slot ? [{ day, timeSlot: slot.timeSlot }] : []
  })
  expect(free.length).toBeGreaterThanOrEqual(count)
  return free.slice(0, count)
}

async function book(request: APIRequestContext, { day, timeSlot }: Slot) {
  const email = `visitor-${Date.now()}-${Math.floor(Math.random() * 1000)}@visitor.example`
  const answer = await request.post('/api/AppointmentBook/SubmitAppointment/', {
    data: {
      ProjectName: PROJECT,
      Purpose: 'Visit',
      SelectedDate: `${day}T00:00:00.000Z`,
      TimeSlot: timeSlot,
      Email: email,
    },
  })
  expect(answer.status()).toBe(200)
  return email
}

const cellOf = (page: Page, { day, timeSlot }: Slot) =>
  page
    .getByRole('row', { name: timeSlot.replace('-', '–') })
    .getByRole('cell')
    .nth((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7)

const addressOf = (day: string) => `/admin/visits?${new URLSearchParams({ day, project: PROJECT })}`

interface Move {
  headers: Record<string, string>
  email: string
  from: Slot
  to: Slot
}

/** Moves the visit with a call, as a colleague would in another browser. */
async function moveElsewhere(page: Page, { headers, email, from, to }: Move) {
  const week = await page.request.get(
    `/api/AppointmentBook/GetVisitWeek/${from.day}?projectName=${encodeURIComponent(PROJECT)}`,
    { headers },
  )
  const visit = (await week.json()).data.visits.find((one: { email: string }) => one.email === email)
  const moved = await page.request.post('/api/AppointmentBook/RescheduleVisit', {
    headers,
    data: { id: visit.id, version: visit.version, ...to },
  })
  expect(moved.status()).toBe(200)
}

test('a visit is dragged to another hour and back by Undo; one that a colleague has moved meanwhile is not moved', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  const headers = await enterBackOffice(page)
  const [from, to, third] = (await freeSlots(page.request, 3, 3)) as [Slot, Slot, Slot]
  const email = await book(page.request, from)
  await open(page, addressOf(from.day))
  const card = page.getByRole('button', { name: email })
  await expect(cellOf(page, from).getByRole('button', { name: email })).toBeVisible()
  await expectAccessible(page)

  await card.dragTo(cellOf(page, to))
  await expect(cellOf(page, to).getByRole('button', { name: email })).toBeVisible()
  await expect(page.getByText(/^Moved to /)).toBeVisible()
  await expect(page.getByText(`${email} gets a mail in 20 seconds.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cellOf(page, from).getByRole('button', { name: email })).toBeVisible()
  await expect(page.getByText('The visit is as it was')).toBeVisible()

  // The browser's back button returns to the earlier views of the calendar.
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await expect(page).toHaveURL(/show=day/)
  await expect(page.getByRole('button', { name: `More about ${email}` })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(card).toBeHidden()
  const isReadAgain = () => page.waitForResponse(`**/GetVisitWeek/${mondayAhead(3)}?*`)
  const isBack = isReadAgain()
  await page.goBack()
  await isBack
  await expect(card).toBeVisible()

  await test.step('a member of staff who drags a visit while a colleague moves it is told where it is', async () => {
    await card.hover()
    await page.mouse.down()
    await cellOf(page, third).hover()
    await moveElsewhere(page, { headers, email, from, to })
    const isRead = isReadAgain()
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await isRead

    allowFault(/RescheduleVisit|Moving a visit answered 409/)
    await page.mouse.up()
    await expect(page.getByText('Another person changed this visit meanwhile.')).toBeVisible()
    await expect(cellOf(page, to).getByRole('button', { name: email })).toBeVisible()
  })
})

test('a visit is moved and cancelled with the keyboard', { tag: '@desktop' }, async ({ page, allowFault }) => {
  const headers = await enterBackOffice(page)
  const [from, to, third] = (await freeSlots(page.request, 3, 4)) as [Slot, Slot, Slot]
  const email = await book(page.request, from)
  await open(page, addressOf(from.day))
  const card = page.getByRole('button', { name: email })
  await card.press('Enter')
  const popover = page.getByRole('dialog', { name: email })
  await expect(popover.getByRole('link', { name: 'Open the lead' })).toHaveAttribute('href', /\/admin\/leads\/\d+/)
  await expect(popover.getByRole('button', { name: 'Came' })).toBeHidden()
  await expectAccessible(page)
  await popover.getByRole('button', { name: 'Move' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: `Move the visit of ${email}` })
  await expect(dialog.getByLabel('Day')).toBeFocused()
  await dialog.getByLabel('Day').fill(to.day)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(dialog.getByText('Please choose an hour.')).toBeVisible()
  await dialog.getByRole('radio', { name: to.timeSlot.replace('-', '–') }).press(' ')
  // After a colleague has moved the visit, the first attempt is refused. The second one starts from the new time.
  await moveElsewhere(page, { headers, email, from, to: third })
  allowFault(/RescheduleVisit|Moving a visit answered 409/)
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(page.getByText('Another person changed this visit meanwhile.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(cellOf(page, to).getByRole('button', { name: email })).toBeFocused()

  await card.press('Enter')
  await popover.getByRole('button', { name: 'Cancel visit' }).press('Enter')
  await expect(card).toBeHidden()
  await expect(page.getByText(`The visit of ${email} is cancelled`)).toBeVisible()

  await open(page, `/admin/appointment?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row').filter({ hasText: email }).getByText('Cancelled', { exact: true })).toBeVisible()
})

test('on a phone a walk-in is added, and a visitor who is due is marked as not come', { tag: '@phone' }, async ({
  page,
}) => {
  const name = `Meenal ${Date.now()}`
  const today = siteDay(new Date())
  await signInAsStaff(page)
  // The dialog opens before the projects have loaded, and still selects the project of the calendar.
  const week = await hold(page, '**/GetVisitWeek/**')
  await open(page, addressOf(today))
  await page.getByRole('button', { name: 'Add walk-in' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Add walk-in' })
  await expect(dialog).toBeVisible()
  week.release()
  await dialog.getByLabel('Mobile').fill(`5${String(Date.now()).slice(-9)}`)
  await dialog.getByLabel('Name').fill(name)
  await expect(dialog.getByLabel('Project')).toHaveValue(PROJECT)
  await dialog.getByRole('checkbox', { name: 'By WhatsApp' }).check()
  await dialog.getByRole('button', { name: 'show the notice' }).click()
  await expect(dialog.getByText('You may write to me on WhatsApp')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ hasText: name })
  // Located by attribute, because a visit of an earlier hour also has a button with this name.
  const mark = entry.locator('[data-tone=good]')
  await expect(mark).toHaveText('Came')
  await expectAccessible(page)

  await entry.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('button', { name: 'Remove the mark' }).click()
  await expect(mark).toBeHidden()

  // A day later the visit is over and can be marked.
  await page.clock.setFixedTime(new Date(Date.now() + 86_400_000))
  await open(page, addressOf(today))
  const missed = entry.getByRole('button', { name: 'Did not come' })
  await expect(missed).toBeVisible()
  expect((await missed.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await missed.click()
  await expect(page.getByText(`${name} did not come`)).toBeVisible()
  await expect(missed).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(missed).toBeVisible()
  await entry.getByRole('button', { name: 'Came' }).click()
  await expect(mark).toHaveText('Came')
})
