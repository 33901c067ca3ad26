import type { Page } from '@playwright/test'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { dataLinkFor } from './outbox.ts'

const newContact = () => {
  const mobile = `5${String(Date.now() + Math.floor(Math.random() * 1000)).slice(-9)}`
  return { mobile, email: `${mobile}@visitor.example` }
}

async function sendEnquiry(page: Page, { mobile, email }: ReturnType<typeof newContact>) {
  const enquiry = { name: 'Ananya Sethi', countryCode: '+91', interest: 'Residential', message: 'Room for a piano?' }
  const data = { ...enquiry, email, mobileNumber: mobile, isAuthorize: true }
  expect((await page.request.post('/api/Home/SaveContactUs/', { data })).status()).toBe(200)
}

async function bookVisit(page: Page, email: string) {
  const data = {
    ProjectName: 'Suncourt',
    SelectedDate: dayAfter(siteDay(new Date()), 10),
    TimeSlot: '3-4',
    Email: email,
  }
  expect((await page.request.post('/api/AppointmentBook/SubmitAppointment/', { data })).status()).toBe(200)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor allows mails in the contact form, sees it by a mailed link and withdraws it', {
    tag: '@phone',
  }, async ({ page }) => {
    const { mobile, email } = newContact()
    await page.goto('/contactus')
    const form = page.getByRole('form', { name: 'Write to us' })
    const offers = form.getByRole('group', { name: /About other projects/ })
    await expect(offers.getByRole('checkbox')).toHaveCount(3)
    for (const box of await offers.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Ananya Sethi')
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await form.getByRole('textbox', { name: 'Mobile Number' }).fill(mobile)
    await form.getByRole('combobox', { name: 'Interest' }).selectOption('Residential')
    await form.getByRole('textbox', { name: 'Message' }).fill('Is the study large enough for a piano?')
    await offers.getByRole('checkbox', { name: 'You may send me e-mail' }).check()
    await expect(form.getByText(/^Kept (for|until) /)).toBeVisible()
    await expect(form.getByRole('link', { name: /^Notice \d+, \d+ [A-Z][a-z]{2} \d{4}$/ })).toBeVisible()
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Your message has been sent.').first()).toBeVisible()
    await expect(
      page.getByText('You allowed: answer this enquiry, and tell you about other projects by e-mail.'),
    ).toBeVisible()
    await bookVisit(page, email)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
    await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(mobile)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByText(/^If we hold anything under it/)).toBeVisible()

    const link = await dataLinkFor(email)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
    await expect(page.locator('#held')).toContainText('Is the study large enough for a piano?')
    const row = page.getByRole('listitem').filter({ hasText: 'E-mail about other projects' })
    await expect(row).toContainText('‘You may send me e-mail’')
    await expect(row).toContainText(/Notice \d+, shown \d+ [A-Z][a-z]{2} \d{4}/)
    for (const name of [/^A page to read, [1-9] KB$/, /^JSON for a machine, [1-9] KB$/])
      await expect(page.getByRole('link', { name })).toBeVisible()
    await row.getByRole('button', { name: 'Withdraw: E-mail about other projects' }).click()
    await expect(page.getByText('Withdrawn. It stops now.')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Allow: E-mail about other projects' })).toBeVisible()
    const copy = await page.request.get(`${link}/data.json`)
    expect(copy.headers()['content-disposition']).toMatch(/filename="plinth-your-data-\d{4}-\d{2}-\d{2}\.json"/)
    expect(await copy.json()).toMatchObject({ email, names: ['Ananya Sethi'] })

    await page.getByRole('button', { name: /^Move or cancel: Suncourt, .*, booked$/ }).click()
    await expect(page).toHaveURL(/\/visit\/[\w-]{43}$/)
    await expect(page.getByRole('main')).toContainText('Suncourt')
    await page.goto(link)

    await page.getByRole('button', { name: 'Close this page now' }).click()
    await expect(page).toHaveURL('/your-data')
    expect((await page.request.get(link)).status()).toBe(404)
  })
})

test('a person asks for erasure, staff carry it out, and nothing is left under the address', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/)
  const contact = newContact()
  await sendEnquiry(page, contact)
  await open(page, '/your-data')
  const field = page.getByRole('textbox', { name: 'E-mail or mobile number' })
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('Please enter your e-mail address or mobile number.')).toBeVisible()
  await field.fill(contact.email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(/^If we hold anything under it/)).toBeVisible()

  const link = await dataLinkFor(contact.email)
  await open(page, link)
  await expect(page.getByRole('heading', { name: 'What we hold' })).toBeVisible()
  await expectAccessible(page)
  await test.step('a dismissed confirmation is shown again after the next change', async () => {
    const done = page.locator('#may').getByRole('status')
    await page.getByRole('button', { name: 'Allow: E-mail about other projects' }).click()
    await done.getByRole('button', { name: 'Close' }).click()
    await expect(done).toHaveCount(0)
    await page.getByRole('button', { name: 'Withdraw: E-mail about other projects' }).click()
    await expect(done).toHaveText('Withdrawn. It stops now.')
  })
  await page.getByRole('checkbox', { name: 'I have read what goes and what stays' }).check()
  await page.context().setOffline(true)
  await test.step('a link that could not be closed shows an error, also at a second attempt', async () => {
    const lost = page.getByRole('alert').filter({ hasText: 'The connection was lost.' })
    await page.getByRole('button', { name: 'Close this page now' }).click()
    await lost.getByRole('button', { name: 'Close' }).click()
    await expect(lost).toHaveCount(0)
    await page.getByRole('button', { name: 'Close this page now' }).click()
    await expect(lost).toBeVisible()
  })
  await page.getByRole('button', { name: 'Ask for erasure' }).click()
  await expect(page.locator('#erase')).toContainText('The connection was lost.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Ask for erasure' }).click()
  await expect(page.locator('#erase')).toContainText('You have asked for it.')
  const done = page.locator('#erase').getByRole('status')
  await expect(done).toBeFocused()
  await expect(done).toBeInViewport({ ratio: 1 })

  await signInAsStaff(page)
  await open(page, '/admin/company/data')
  const tabs = page.getByRole('navigation', { name: 'Company settings' })
  await expect(tabs.getByRole('link', { name: 'Data and consent' })).toBeInViewport({ ratio: 1 })
  const request = page.getByRole('listitem').filter({ hasText: contact.email })
  await expect(request).toContainText('30 days left')
  await expect(request.getByRole('checkbox')).toHaveCount(2)
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog', { name: `Erase ${contact.email}?` })
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('Erased. The person gets a mail about it.')).toBeVisible()
  await expect(request).toHaveCount(0)
  await expect(page.locator('main, ul').and(page.locator(':focus'))).toHaveCount(1)

  expect((await page.request.get(link)).status()).toBe(404)
})
