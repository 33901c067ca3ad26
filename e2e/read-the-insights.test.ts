import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { signInAsStaff, staffHeaders } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

// A headless browser identifies itself in its user agent, so its views would not be counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0' })

test('the screen answers its questions for the chosen weeks, projects and city, and drops an unknown city', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  const projects = page.getByRole('table', { name: 'Which project draws interest?' })

  await test.step('a city that does not exist or is not a name is dropped', async () => {
    for (const city of ['Nowhere', 'x'.repeat(300)]) {
      await open(page, `/admin/insights?city=${city}`)
      await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('')
      await expect(projects.getByRole('row')).toHaveCount(9)
      await expect(page).toHaveURL(/\/admin\/insights$/)
    }
  })

  await test.step('twelve weeks of all projects, with answers made from the figures', async () => {
    await expect(page.getByText(/^Counts only: no person, no cookie\. Twelve weeks to \d+ \w+ \d{4}\.$/)).toBeVisible()
    await expect(projects.getByRole('row')).toHaveCount(9)
    await expect(page.getByRole('region', { name: 'Are we busier?' })).toContainText('against the twelve weeks before.')
    await expect(page.getByRole('table', { name: 'Which source brings buyers?' })).toContainText('Search engines')
    await expectAccessible(page)
  })

  await test.step('all projects, and the numbers of the chart', async () => {
    // The number of projects is not fixed, because other tests add projects.
    await page.getByRole('button', { name: /^All \d+ projects$/ }).click()
    await expect.poll(() => projects.getByRole('row').count()).toBeGreaterThan(28)
    await page.getByRole('button', { name: 'Show numbers' }).click()
    await expect(page.getByRole('table', { name: 'Enquiries and visits per week' }).getByRole('row')).toHaveCount(13)
  })

  await test.step('the steps of another project', async () => {
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Suncourt' })
    await expect(page.getByRole('heading', { name: 'Where do people stop at Suncourt?' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Where do people stop at Suncourt?' })).toBeVisible()
  })

  await test.step('four weeks of one city', async () => {
    await page.getByRole('combobox', { name: 'Weeks' }).selectOption('4')
    await page.getByRole('combobox', { name: 'City' }).selectOption({ label: 'City: Lucknow' })
    await expect(projects.getByRole('rowheader', { name: 'Gomti Terraces' })).toBeVisible()
    await expect(projects.getByRole('rowheader', { name: 'Suncourt' })).toHaveCount(0)
  })

  await test.step('the export has a line per week, project and source', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await (await download).path()
    const [head, first = ''] = (await readFile(file, 'utf8')).replace('\uFEFF', '').split('\r\n')
    expect(head).toBe('Week from,Project,Source,Views,Shortlists,Brochures,Enquiries,Visits,Came,Booked')
    expect(first).toMatch(/^\d{4}-\d{2}-\d{2},[^,]+,[^,]+(,\d+){7}$/)
  })
})

test('a lead shows the campaign and the page of its enquiry, and project views and hearts are counted', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await open(page, '/home?utm_source=mail&utm_campaign=Garden+day')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Name').fill('Ishita Garden')
  await form.getByLabel('Email').fill('ishita.garden@example.com')
  await form.getByLabel('Mobile Number').fill('5810077123')
  await form.getByLabel('Interest').selectOption('Residential')
  await form.getByLabel('Message').fill('When is the garden open?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: /sent/i }).first()).toBeVisible()

  await test.step('opening a project, including from inside the site, and its heart are counted', async () => {
    const name = 'Tulsi Enclave'
    const headers = await staffHeaders(request)
    const before = await interestIn(request, headers, name)

    await open(page, '/product/Residential/tulsi%20enclave')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Completed', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Completed' })).toBeVisible()
    await page.getByRole('main').locator('a[href$="/tulsi%20enclave"]').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page
      .getByRole('button', { name: `Shortlist ${name}`, exact: true })
      .first()
      .click()

    await expect
      .poll(() => interestIn(request, headers, name), { timeout: 25_000 })
      .toEqual({ views: before.views + 2, shortlists: before.shortlists + 1 })
  })

  await signInAsStaff(page)
  await open(page, '/admin/leads?search=Ishita+Garden')
  await page.getByRole('link', { name: /Ishita Garden \+91/ }).click()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toContainText('Campaign ‘Garden day’')
  await expect(contact).toContainText('/contactus')
})

async function interestIn(request: APIRequestContext, headers: Record<string, string>, name: string) {
  const answer = await request.get('/api/Insights/GetInsights?weeks=0', { headers })
  const { data } = (await answer.json()) as {
    data: { projects: { name: string; views: number; shortlists: number }[] }
  }
  const found = data.projects.find((project) => project.name === name)
  return { views: found?.views ?? 0, shortlists: found?.shortlists ?? 0 }
}
