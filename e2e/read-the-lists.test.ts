import { readFile } from 'node:fs/promises'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const APPOINTMENT_COLUMNS = [
  'Project Name',
  'Purpose',
  'Customer Type',
  'Tower',
  'Unit No',
  'Time Slot',
  'Selected Date',
  'Mobile No',
  'Email',
]

test('booked appointments are loaded on open, searched, sorted, filtered and opened in a drawer without controls to change them', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  const whole = page.waitForResponse((answer) => answer.url().endsWith('/AppointmentBook/GetAppointmentList'))
  await open(page, '/admin/appointment')
  expect((await whole).status()).toBe(200)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked Appointments')
  await expect(page.getByRole('columnheader')).toHaveText(APPOINTMENT_COLUMNS)
  await expect(page.getByRole('row')).toHaveCount(11)
  await expectAccessible(page)

  const heading = page.getByRole('columnheader', { name: 'Selected Date' })
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const days = page.getByRole('row').locator('td:nth-child(7)')
  await expect(async () => {
    const shown = await days.allTextContents()
    expect(shown).toEqual(shown.toSorted())
  }).toPass()

  await page.getByLabel('Project', { exact: true }).selectOption('Suncourt')
  const projects = page.getByRole('row').locator('td:first-child')
  await expect(projects.filter({ hasNotText: 'Suncourt' })).toHaveCount(0)
  await expect(projects.first()).toHaveText('Suncourt', { useInnerText: true })
  const day = (await days.first().textContent()) ?? ''
  await page.getByLabel('Day of visit from').fill(day)
  await expect(page.getByLabel('Day of visit from')).toHaveValue(day)
  await page.getByLabel('Day of visit to', { exact: true }).fill(day)
  await expect(page.getByLabel('Day of visit to', { exact: true })).toHaveValue(day)
  await expect(days.filter({ hasNotText: day })).toHaveCount(0)

  await projects.first().getByRole('button').click()
  const drawer = page.getByRole('dialog', { name: 'Visit to Suncourt' })
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Suncourt')
  await expect(drawer.getByText('Time Slot')).toBeVisible()
  await expect(drawer.getByRole('button', { name: /delete|edit|save/i })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.getByRole('searchbox').fill('no such visit')
  await expect(page.getByText('No records found.')).toBeVisible()
})

test('a list that cannot be loaded can be retried, and two dates set in quick succession both apply', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GetAppointmentList answered 500|A list could not be loaded|GetAppointmentList/)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await signInAsStaff(page)
  let isAway = true
  await page.route('**/AppointmentBook/GetAppointmentList', (route) =>
    isAway ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await open(page, '/admin/appointment')

  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.')
  await expect.poll(() => logged.some((line) => line.includes('could not be loaded'))).toBe(true)
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('main')).toBeFocused()

  await test.step('two dates set in quick succession both apply', async () => {
    await expect(page.getByLabel('Day of visit from')).toBeVisible()

    await page.getByLabel(/^Day of visit (from|to)$/).evaluateAll((days) => {
      for (const day of days as HTMLInputElement[]) {
        day.valueAsNumber = Date.UTC(2026, 1, 1)
        day.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })

    await expect(page).toHaveURL(/from=2026-02-01&to=2026-02-01/)
    await expect(page.getByLabel('Day of visit to')).toHaveValue('2026-02-01')

    await page.goBack()
    await expect(page.getByLabel('Day of visit to')).toHaveValue('')
    await page.getByLabel('Day of visit from').fill('2026-03-01')
    await expect(page).toHaveURL(/\?from=2026-03-01$/)
  })
})

test('the subscribers are listed by address and exported', { tag: '@desktop' }, async ({ page }) => {
  const email = `reader-${Date.now()}@visitor.example`
  await page.request.post('/api/NewsandEvents/ManageNewsLetterSubscription/', { data: { email } })
  await signInAsStaff(page)
  const whole = page.waitForResponse((answer) => answer.url().endsWith('/NewsandEvents/GetNewsLetterSubscription'))
  await open(page, '/admin/subscribe')
  expect(Array.isArray(await (await whole).json())).toBe(true)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter subscribers')
  await expect(page.getByRole('columnheader')).toHaveText(['SL No', 'Name', 'Subscribed', 'Confirmation'])
  await expectAccessible(page)

  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveText(
    ['1', `${email}\nFollows All news`, 'Yes', 'Waiting to confirm'],
    { useInnerText: true },
  )
  const saved = page.waitForEvent('download')
  const declared = page.waitForRequest('**/api/Global/DeclareExport')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await declared).postDataJSON()).toEqual({ list: 'subscribers', rows: 1 })
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toBe(
    `\uFEFFName,Subscribed,Agreed on,Proof,Confirmation,Follows\r\n${email},Yes,,,Waiting to confirm,All news\r\n`,
  )
})

test('a date range in the wrong order shows an error and requests nothing', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page)
  for (const { address, label, call } of [
    { address: '/admin/appointment', label: 'Day of visit', call: 'SearchAppointments' },
    { address: '/admin/contactus', label: 'Received', call: 'SearchContactList' },
    { address: '/admin/audit', label: 'Done', call: 'SearchAuditLog' },
  ]) {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('2026-02-01')) requests.push(request.url())
    })
    await open(page, `${address}?from=2026-03-01&to=2026-02-01`)
    await expect(page.getByRole('alert')).toHaveText('The first day is after the last one.')
    await expect(page.getByLabel(`${label} from`)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('cell', { name: 'The first day is after the last one.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByLabel(`${label} to`).fill('2026-04-01')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(
      requests.filter((url) => url.includes(call)),
      call,
    ).toEqual([])
  }
})
