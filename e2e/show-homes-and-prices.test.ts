import { UNIT_TYPE_COLUMNS } from '#contract/catalog/unit-type-columns.ts'
import { aProject, removeProject } from './a-project.ts'
import { staffHeaders } from './back-office.ts'
import { expect, expectAccessible, open, requestTest, test } from './fixtures.ts'

const PAGE = '/product/Residential/suncourt'

test('a project shows its homes with carpet area, price and what is left, on screen and printed', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, PAGE)

  await test.step('printed, homes, their cost and the progress are shown without forms', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.homes-table tbody tr').first()).toBeVisible()
    await expect(page.locator('#cost dl')).toBeVisible()
    await expect(page.locator('.progress-towers')).toBeVisible()
    await expect(page.locator('#cost form')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Ask', exact: true })).toHaveCount(0)
    await expect(page.locator('#follow')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Homes and prices' }).click()
  const section = page.locator('#homes')
  await expect(section.getByRole('heading', { name: 'Homes and prices' })).toBeInViewport()
  const row = section.locator('tr', { hasText: '3 BHK, type B' })

  await expect(row).toContainText('1,286 sq ft, 119.5 m²')
  await expect(row).toContainText('₹1.98 crore to ₹2.11 crore')
  await expect(row).toContainText('37 left of 594')
  await expect(row).toContainText('31 Dec 2027')
  const last = section.locator('tbody tr').last()
  await expect(last).toContainText('Sold out of 648')
  await expect(last).toContainText('Handed over')
  await expect(last.getByRole('link', { name: 'Visit' })).toHaveCount(0)

  await row.getByRole('link', { name: 'Plan of 3 BHK, type B' }).click()
  await expect(page.getByRole('tab', { name: 'Unit Plan' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('img', { name: 'Unit Plan, 3 BHK, type B, of Suncourt' }).first()).toBeInViewport()

  await row.getByRole('link', { name: 'Visit' }).click()
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('Suncourt')
  await expect(page.getByLabel('Unit No')).toHaveValue('Any 3 BHK, type B')
  await expect(page.getByRole('radio', { name: 'Visit', exact: true })).toBeChecked()
  await page.goBack()
  await row.getByRole('link', { name: 'Ask' }).click()
  await expect(page.getByText('Your message is about Suncourt')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('I would like to know more about 3 BHK, type B.')
})

requestTest(
  'a project without unit types and updates has neither section',
  { tag: '@desktop' },
  async ({ request }) => {
    const answer = await request.get('/product/Commercial/market%20hall')
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toMatch(/<h1[ >]/)
    expect(html).not.toMatch(/id="(homes|progress)"/)
    expect(html).not.toContain('and prices</a>')
  },
)

test('of 200 unit types the first 20 are in the document, and a link opens the page of all', {
  tag: '@phone',
}, async ({ page, request }) => {
  const headers = await staffHeaders(request)
  const project = await aProject({ request, headers }, `Long House ${Date.now()}`)
  const header = Object.values(UNIT_TYPE_COLUMNS).join(',')
  const lines = Array.from({ length: 200 }, (_, nth) => `Type ${nth + 1},2 BHK,${800 + nth},,60,1.02 crore,,T1,48,5,,`)
  const csv = [header, ...lines].join('\n')
  const imported = await request.post(`/api/Product/ImportUnitTypes/${project.id}`, { headers, data: { csv } })
  expect(imported.status()).toBe(200)
  const html = await (await request.get(project.address)).body()
  expect(html.byteLength, 'document, uncompressed').toBeLessThanOrEqual(150 * 1024)

  await page.goto(project.address)
  const rows = page.locator('#homes tbody tr')
  await expect(rows).toHaveCount(20)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All 200 homes' }).click()
  await expect(rows).toHaveCount(200)
  await expect(page.getByRole('row', { name: /Type 21/ })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'All 200 homes' })).toHaveCount(0)
  await removeProject({ page, request, headers }, project.id)
})
