import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { passTime, stopClock } from './stop-clock.ts'
import { expectTouchTargets } from './touch-targets.ts'

const COLUMNS = ['SL No', 'Name', 'Email', 'Country Code', 'Mobile No', 'Interest', 'Message', 'Authorized']

test('an enquiry from the website is listed first, found, sorted and opened', { tag: '@desktop' }, async ({ page }) => {
  // The name contains a word too long for its column; the list breaks it, and the drawer shows it in full.
  const name = `=HYPERLINK Asha ${Date.now()}${'W'.repeat(60)}`
  await sendEnquiry(page, { name, message: 'Two bays, please.\nAbove level six.' })
  await signInAsStaff(page)
  const whole = page.waitForResponse((answer) => answer.url().endsWith('/Home/GetContactList'))
  await open(page, '/admin/contactus')
  expect((await whole).status()).toBe(200)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacted')
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS)
  const first = page.getByRole('row').nth(1)
  await expect(first.getByRole('cell').first()).toHaveText('1')
  await page.getByRole('searchbox').fill(name.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(first).toContainText('asha@visitor.example')
  await expect(first.getByRole('cell', { name: 'Yes' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await textOf(await saved)
  expect(csv).toContain(`'${name}`)
  expect(csv.split('\r\n')).toHaveLength(3)

  await page.getByRole('button', { name }).press('Enter')
  const drawer = page.getByRole('dialog', { name: `Enquiry from ${name}` })
  await expect(drawer.getByRole('blockquote')).toHaveText('Two bays, please. Above level six.')
  await expect(drawer.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919810000000')
  await expect(drawer.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:asha@visitor.example')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name })).toBeFocused()
})

test('a row opened before its search has loaded stays open', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page)
  await page.clock.install()
  await open(page, '/admin/contactus')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(10)
  const opener = rows.first().getByRole('button')
  // The first line is the name, the second one the date.
  const [name = ''] = (await opener.innerText()).split('\n')
  await stopClock(page)

  await page.getByRole('searchbox').fill(name)
  await opener.press('Enter')
  const drawer = page.getByRole('dialog', { name: `Enquiry from ${name}` })
  await expect(drawer).toBeVisible()
  await passTime(page, { until: async () => (await rows.count()) < 10, step: 50 })
  // Wait for React's passive effects. A drawer that is sliding out is still visible, but no longer has `open`.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  await expect(drawer).toHaveAttribute('open')
})

test('invalid URL parameters are corrected, Back goes one step at a time, and the list is paged, sorted and narrowed', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  await open(page, '/admin/Contact-us?page=abc&size=7&sort=nonsense&interest=bogus&from=yesterday')
  const numbers = page.getByRole('row').locator('td:first-child')
  await expect(numbers).toHaveCount(10)
  await expect(page).toHaveURL('/admin/Contact-us')

  await test.step('Back goes one step at a time', async () => {
    await page.getByRole('searchbox').fill('example')
    await expect(page).toHaveURL('/admin/Contact-us?q=example')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(numbers.first()).toHaveText('11')
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
    await expect(page).toHaveURL('/admin/Contact-us?q=example&sort=email')
    await page.getByLabel('Interest', { exact: true }).selectOption('Commercial')
    await expect(page).toHaveURL(/interest=Commercial/)

    await page.goBack()
    await expect(page).toHaveURL('/admin/Contact-us?q=example&sort=email')
    await page.goBack()
    await expect(page).toHaveURL('/admin/Contact-us?q=example&page=2')
    await expect(numbers.first()).toHaveText('11')
    await page.goBack()
    await expect(page).toHaveURL('/admin/Contact-us?q=example')
    await expect(page.getByRole('searchbox')).toHaveValue('example')
  })

  await test.step('the list is paged, sorted by a heading and narrowed to an interest', async () => {
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL('/admin/Contact-us')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(numbers.first()).toHaveText('11')
    await page.getByLabel('Rows per page').selectOption('25')
    await expect(numbers).toHaveCount(25)
    await expect(numbers.first()).toHaveText('1')

    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(async () => {
      const cells = await page.getByRole('row').locator('td:nth-child(2)').allInnerTexts()
      const names = cells.map((cell) => cell.split('\n', 1)[0] ?? '')
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-IN', { sensitivity: 'base' })))
    }).toPass()

    await page.getByLabel('Interest', { exact: true }).selectOption('Commercial')
    await expect(page.getByRole('row').locator('td:nth-child(6)').filter({ hasNotText: 'Commercial' })).toHaveCount(0)
    await page.getByLabel('Received from').fill('2099-01-01')
    await expect(page.getByText('No records found.')).toBeVisible()
  })
})

test('on a phone the list shows name, date, number and interest, and the drawer shows the rest', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAsStaff(page)
  await open(page, '/admin/contactus')

  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Interest'])
  const row = page.getByRole('row').nth(1)
  await expect(row.locator('.enquiry-second')).toBeVisible()
  await expect(row.locator('.table-phone-line')).toContainText(/\d[\d ]{5}/)
  await expectAccessible(page)
  await row.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call' })).toBeVisible()
  await expectTouchTargets(page, 'dialog[open]')
  await expectAccessible(page)
})

test('a list of more than a thousand rows is searched and paged on the server', { tag: '@desktop' }, async ({
  page,
}) => {
  const requests: { search: string | null; page: number }[] = []
  await signInAsStaff(page)
  // Change only the total in the server's response.
  await page.route('**/Home/SearchContactList', async (route) => {
    requests.push(route.request().postDataJSON())
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, total: 100_000 } } })
  })
  let isWholeListAsked = false
  page.on('request', (request) => {
    if (request.url().endsWith('/GetContactList')) isWholeListAsked = true
  })
  await open(page, '/admin/contactus')
  await expect(page.getByText('1–10 of 1,00,000')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('11')
  await page.getByRole('searchbox').fill('commercial')
  await expect.poll(() => requests.at(-1)).toMatchObject({ search: 'commercial', page: 1 })
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1')
  expect(requests.some(({ page: number }) => number === 2)).toBe(true)
  expect(isWholeListAsked).toBe(false)
})

async function sendEnquiry(page: Page, { name, message }: { name: string; message: string }) {
  const answer = await page.request.post('/api/Home/SaveContactUs/', {
    data: {
      name,
      email: 'asha@visitor.example',
      countryCode: '+91',
      mobileNumber: '98100 00000',
      interest: 'Commercial',
      message,
      isAuthorize: true,
    },
  })
  expect(answer.status()).toBe(200)
}

async function textOf(download: Download) {
  return readFile(await download.path(), 'utf8')
}
