import { UNIT_TYPE_COLUMNS } from '#contract/catalog/unit-type-columns.ts'
import { aProject, removeProject } from './a-project.ts'
import { staffHeaders } from './back-office.ts'
import { expect, expectAccessible, hydrate, test } from './fixtures.ts'

const PAGE = '/product/Residential/suncourt'

test('a project shows its homes with carpet area, price and what is left', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PAGE)
  await hydrate(page)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Homes and prices' }).click()
  const section = page.locator('#homes')
  await expect(section.getByRole('heading', { name: 'Homes and prices' })).toBeInViewport()
  const row = section.locator('tr', { hasText: '3 BHK, type B' })

  await expect(row).toContainText('1,286 sq ft, 119.5 m²')
  await expect(row).toContainText('₹1.98 crore to ₹2.11 crore')
  await expect(row).toContainText('37 left of 372')
  await expect(row).toContainText('31 Dec 2027')
  const last = section.locator('tbody tr').last()
  await expect(last).toContainText('Sold out of 432')
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

test('a project without unit types has no such section', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/product/Commercial/market%20hall')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#homes')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /and prices/ })).toHaveCount(0)
})

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
  await removeProject({ request, headers }, project.id)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the homes are read, open their plan and start a visit', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(PAGE)
    const row = page.locator('#homes tr', { hasText: '4 BHK, type C, corner' })
    await expect(row).toContainText('₹3.42 crore to ₹3.58 crore')

    await row.getByRole('link', { name: 'Plan of 4 BHK' }).click()
    await expect(page.getByRole('img', { name: 'Unit Plan, 4 BHK, type C, corner, of Suncourt' }).first()).toBeVisible()
    await row.getByRole('link', { name: 'Visit' }).click()
    await expect(page.getByLabel('Unit No')).toHaveValue('Any 4 BHK, type C, corner')
  })
})
