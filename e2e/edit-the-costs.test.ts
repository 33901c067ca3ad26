import { ADMIN, enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { test } from './own-site.ts'

const PAGE = '/product/Residential/suncourt'

test('cost rates are saved with source and day, and the project page uses them', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/ManageCostRates answered 409/)
  const headers = await enterBackOffice(page)
  await open(page, '/admin/company')
  await page.getByRole('navigation', { name: 'Company settings' }).getByRole('link', { name: 'Rates' }).click()
  await expect(page).toHaveURL('/admin/company/rates')
  await expect(page.getByText('The pages call these rates examples')).toBeVisible()
  await expectAccessible(page)

  const man = page.getByLabel('Duty, man, %').first()
  await man.fill('seven')
  await expect(page.getByText('Please enter a percentage from 0 to 100').first()).toBeVisible()
  await man.fill('8')
  await page.getByLabel('I have checked all rates in their sources').check()
  await expect(page.getByText('2 unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save rates' }).click()
  await expect(page.getByText('Saved. The project pages count with these rates now.')).toBeVisible()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText(ADMIN)
  await page.keyboard.press('Escape')

  await test.step('a save by another user in the meantime is merged', async () => {
    const stored = await (await page.request.get('/api/Company/GetCostRates', { headers })).json()
    const theirs = { ...stored.data, note: 'Read twice.' }
    expect((await page.request.post('/api/Company/ManageCostRates', { headers, data: theirs })).status()).toBe(200)
    await page.getByLabel('Completed, %').fill('0.5')
    const saving = await hold(page, '**/Company/ManageCostRates')
    await page.getByRole('button', { name: 'Save rates' }).click()
    await expect.poll(saving.requests).toBe(1)
    await page.getByLabel('Shops and offices under construction, %').fill('17')
    saving.release()
    await expect(page.getByLabel('Note under the sources')).toHaveValue('Read twice.')
    await expect(page.getByLabel('Completed, %')).toHaveValue('0.5')
    await expect(page.getByLabel('Shops and offices under construction, %'), 'typed during the save').toHaveValue('17')
  })

  await page.goto(PAGE)
  const section = page.locator('#cost')
  await expect(section.getByRole('row', { name: /^Stamp duty/ })).toContainText('8% of the price, Uttar Pradesh')
  await expect(section).not.toContainText('examples')
  await expect(section).toContainText('Read twice.')
})

test('charges and payment stages of a project are saved, and its page uses them', { tag: '@phone' }, async ({
  page,
}) => {
  await enterBackOffice(page)
  const { data } = await (await page.request.get('/api/Product/GetProductDetailsByName/suncourt')).json()
  await open(page, `/admin/projectdetails?id=${data.id}&tab=costs`)
  await expect(page.getByText('100% of 100% so far')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('State', { exact: true }).nth(5).selectOption('reached')
  await page.getByLabel('Share, %').first().fill('20')
  await expect(page.getByText('110% of 100% so far')).toBeVisible()
  await page.getByRole('button', { name: 'Save costs' }).click()
  await expect(page.getByText('The shares of all stages must add up to 100%. They add up to 110%.')).toBeVisible()
  await page.getByLabel('Share, %').first().fill('10')
  await test.step('another tab is opened only after a question', async () => {
    await page.getByRole('link', { name: /^Gallery/ }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL(/tab=costs/)
  })
  await page.getByRole('button', { name: 'Add a charge' }).click()
  await test.step('removing a row moves the focus to the next row', async () => {
    await page.getByRole('button', { name: 'Save costs' }).click()
    await expect(page.getByLabel('Charge', { exact: true }).last()).toBeFocused()
    await page.getByRole('button', { name: 'Remove Second car bay' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove the new row' })).toBeFocused()
    await expect(page.getByLabel('Amount, ₹').last(), 'the row keeps its errors').toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
  await page.getByLabel('Charge', { exact: true }).last().fill('Piped gas')
  await page.getByLabel('Amount, ₹').last().fill('25,000')
  await page.getByLabel('GST on it, %').last().fill('18')
  await page.getByLabel('Meru Capital').check()
  await page.getByRole('button', { name: 'Save costs' }).click()
  await expect(page.getByText('Saved. The page counts with these costs now.')).toBeVisible()

  await page.goto(PAGE)
  const section = page.locator('#cost')
  await expect(section.getByRole('row', { name: /^Piped gas/ })).toContainText('₹29,500')
  await expect(section.getByText('75% of the price is due by the agreement.')).toBeVisible()
  await expect(section.getByLabel('Second car bay')).toHaveCount(0)
  await page.goto('/compare?projects=suncourt')
  await expect(page.getByText('Yamuna Bank, Kosh Housing, First Doab, Navdeep Bank, Meru Capital')).toBeVisible()
})
