import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { UNIT_TYPE_COLUMNS } from '#contract/catalog/unit-type-columns.ts'
import { aProject, projectToast, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'

const unitType = {
  unitTypeName: '2 BHK, Type A',
  unitKind: '2 BHK',
  carpetAreaFrom: 812,
  balconyArea: 64,
  priceFrom: 7_400_000,
  priceTo: 7_800_000,
  tower: 'T1',
  totalUnits: 48,
  availableUnits: 3,
}

interface Staff {
  request: APIRequestContext
  headers: Record<string, string>
}

test('unit types are added, edited in their row, imported and exported', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/ManageUnitType answered 4/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Unit House ${Date.now()}`)
  const plan = { productId: project.id, planId: 6, planName: 'Unit 2 BHK' }
  await request.post('/api/Product/ManagePlan/', { headers, data: plan })
  const address = `/admin/projectdetails?id=${project.id}&tab=units`
  await open(page, address)
  await expect(page.getByRole('heading', { name: 'No unit types yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'History' })).toBeInViewport({ ratio: 1 })

  await test.step('the form adds a unit type', async () => {
    await page.getByRole('button', { name: 'Add unit type' }).click()
    const form = page.getByRole('dialog', { name: 'New unit type' })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Carpet area is missing. It is required.')).toBeVisible()
    await form.getByLabel('Name').fill('2 BHK, Type A')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await leave()
      await page.getByRole('button', { name: 'Stay here' }).click()
      await expect(form.getByLabel('Name')).toHaveValue('2 BHK, Type A')
    }
    await form.getByLabel('Kind').selectOption('2 BHK')
    await form.getByLabel('Carpet area').fill('812')
    await form.getByLabel('Price').fill('74 – 78 lakh')
    await form.getByLabel('Total').fill('48')
    await form.getByLabel('Available').fill('3')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
  })

  const table = page.getByRole('table', { name: 'Units' })
  const row = table.getByRole('row').nth(1)
  await expect(row).toContainText('₹74 – 78 lakh')
  await expect(page.getByText('1 unit type, 3 of 48 left.')).toBeVisible()
  await expect(page.getByText('2 BHK, Type A has no plan')).toBeVisible()
  await expectAccessible(page)

  await test.step('Enter saves the row, Esc discards its changes', async () => {
    await row.getByTitle('Change Price').click()
    await expect(page.getByRole('textbox', { name: 'Price' })).toBeFocused()
    await page.keyboard.type('80 lakh')
    await page.keyboard.press('Escape')
    await expect(row).toContainText('₹74 – 78 lakh')
    await expect(row.getByTitle('Change Price')).toBeFocused()

    await row.getByTitle('Change Price').click()
    await page.keyboard.type('cheap')
    await page.keyboard.press('Enter')
    await expect(row.getByText('Please enter a price in whole rupees')).toBeVisible()
    await page.getByRole('textbox', { name: 'Price' }).fill('1.02 crore')
    await page.getByRole('combobox', { name: 'Unit plan' }).selectOption('Unit 2 BHK')
    await page.getByRole('textbox', { name: 'Price' }).press('Enter')
    await expect(row).toContainText('₹1.02 crore')
    await expect(row).toContainText('Unit 2 BHK')
    await expect(row.getByTitle('Change Price')).toBeFocused()
    expect(await listOf({ request, headers }, project.id)).toMatchObject([
      { priceFrom: 10_200_000, priceTo: 10_200_000, carpetAreaFrom: 812 },
    ])
  })

  await test.step('changes of two users are merged with what is typed meanwhile, and Esc closes only the dialog', async () => {
    const save = async (changed: object) => {
      const [stored] = await listOf({ request, headers }, project.id)
      const saved = await request.post('/api/Product/ManageUnitType', { headers, data: { ...stored, ...changed } })
      expect(saved.ok(), await saved.text()).toBe(true)
    }
    await row.getByTitle('Change Price').click()
    await save({ tower: 'T2' })
    await page.keyboard.type('1.03 crore')
    const saving = await hold(page, '**/Product/ManageUnitType')
    await page.keyboard.press('Enter')
    await expect.poll(saving.requests).toBe(1)
    await page.getByRole('textbox', { name: 'Total' }).fill('49')
    saving.release()
    await expect(row).toContainText('₹1.03 crore')
    await expect(row.getByTitle('Change Total')).toHaveText('49')
    await expect(row.getByTitle('Change Tower')).toHaveText('T2')

    await row.getByTitle('Change Price').click()
    await save({ priceFrom: 10_400_000, priceTo: 10_400_000 })
    await page.keyboard.type('1.02 crore')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Another user has saved this record' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('1.02 crore')
    await page.getByRole('textbox', { name: 'Price' }).press('Enter')
    await question.getByRole('group', { name: 'Price' }).getByLabel(/Yours/).check()
    await question.getByRole('button', { name: 'Save this choice' }).click()
    await expect(row).toContainText('₹1.02 crore')

    await row.getByRole('button', { name: /^Edit/ }).click()
    const form = page.getByRole('dialog', { name: 'Edit unit type' })
    await save({ priceFrom: 10_500_000, priceTo: 10_500_000 })
    await form.getByLabel('Price').fill('1.06 crore')
    await form.getByRole('button', { name: 'Save' }).click()
    await question.getByRole('button', { name: 'Go on editing' }).click()
    await expect(question).toBeHidden()
    await expect(form.getByLabel('Price')).toHaveValue('1.06 crore')
    await form.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(form).toBeHidden()
    await save({ tower: null, totalUnits: 48, priceFrom: 10_200_000, priceTo: 10_200_000 })
    await open(page, address)
  })

  await test.step('the name of another unit type is refused with the reason', async () => {
    const other = { ...unitType, unitTypeName: 'Taken', productId: project.id }
    const stored = await request.post('/api/Product/ManageUnitType', { headers, data: other })
    expect(stored.ok(), await stored.text()).toBe(true)
    await row.getByTitle('Change Price').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Taken')
    await page.getByRole('textbox', { name: 'Name' }).press('Enter')
    await expect(row.getByRole('alert')).toHaveText('The project already has a unit type called Taken.')
    await page.keyboard.press('Escape')
    const [, taken] = await listOf({ request, headers }, project.id)
    await request.post('/api/Product/DeleteUnitType', { headers, data: { id: taken?.id } })
  })

  await test.step('an import names wrong lines, and changes nothing until it is confirmed', async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import a CSV file' })
    const header = Object.values(UNIT_TYPE_COLUMNS).join(',')
    const changed = '"2 BHK, Type A",2 BHK,812,,,1.02 crore,,,48,1,Unit 2 BHK,'
    const choose = (name: string, ...lines: string[]) =>
      dialog.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from([header, changed, ...lines].join('\n')),
      })
    const line = (name: RegExp) => dialog.getByRole('row', { name })
    await choose('wrong.csv', 'Penthouse,7 BHK,3180,,,,,,4,2,,', 'Attic,1 BHK,420,,,,,,4,2,,')
    await expect(line(/3 Penthouse/)).toContainText('‘7 BHK’ is not a kind.')
    await expect(line(/2 2 BHK, Type A/)).toContainText('Available 3 → 1')
    await expect(line(/4 Attic/)).toContainText('new 420 sq ft')
    await expect(dialog.getByText('Correct line 3, then choose the file again.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import 2 changes' })).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mistakes 1' }).click()
    await expect(dialog.locator('tbody tr')).toHaveCount(1)
    await choose('right.csv', 'Penthouse,4.5 BHK,3180,,,,,,4,2,,')
    await expect(line(/Penthouse/)).toContainText('3,180 sq ft')
    expect(await listOf({ request, headers }, project.id)).toHaveLength(1)
    const importing = await hold(page, '**/Product/ImportUnitTypes/**')
    await dialog.getByRole('button', { name: 'Import 2 changes' }).click()
    await expect.poll(importing.requests).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    importing.release()
    await expect(dialog).toBeHidden()
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table.getByRole('row').nth(2)).toContainText('3,180 sq ft')
  })

  await test.step('the export can be imported again', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const saved = await waiting
    expect(saved.suggestedFilename()).toMatch(/^unit-house-\d+-units-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await saved.path(), 'utf8')
    expect(text.trim().split('\r\n').slice(1)).toEqual([
      '"2 BHK, Type A",2 BHK,812,812,,10200000,10200000,,48,1,Unit 2 BHK,',
      'Penthouse,4.5 BHK,3180,3180,,,,,4,2,,',
    ])
    const preview = await request.post(`/api/Product/PreviewUnitTypes/${project.id}`, { headers, data: { csv: text } })
    expect((await preview.json()).data.counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 })
  })

  await test.step('a deleted unit type is restored by Undo', async () => {
    await row.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(table.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(table.getByRole('row')).toHaveCount(3)
  })
  await removeProject({ page, request, headers }, project.id)
})

test('on a phone the number of units left is changed by taps and saved automatically, and units can be exported', {
  tag: '@phone',
}, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Stepper House ${Date.now()}`)
  const saved = await request.post('/api/Product/ManageUnitType', {
    headers,
    data: { productId: project.id, ...unitType },
  })
  expect(saved.status()).toBe(200)
  await page.clock.install()
  await open(page, `/admin/projectdetails?id=${project.id}&tab=units`)
  const less = page.getByRole('button', { name: 'One less of 2 BHK, Type A' })
  const { width, height } = (await less.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()

  for (let taps = 0; taps < 3; taps += 1) await less.tap()
  await expect(page.getByRole('listitem').getByText('Shown as sold out')).toBeVisible()
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await expect(projectToast(page, '2 BHK, Type A is shown as sold out.')).toBeVisible()
  // The three taps are saved as one change.
  expect(await listOf({ request, headers }, project.id)).toMatchObject([{ availableUnits: 0, version: 2 }])

  const more = page.getByRole('button', { name: 'One more of 2 BHK, Type A' })
  await test.step('taps during a save are saved after it', async () => {
    const saving = await hold(page, '**/Product/ChangeAvailableUnits')
    await more.tap()
    await page.clock.runFor(1000)
    await expect.poll(saving.requests).toBe(1)
    await more.tap()
    await page.clock.runFor(1000)
    saving.release()
    await expect.poll(async () => (await listOf({ request, headers }, project.id))[0].availableUnits).toBe(2)
  })
  await less.tap()
  await page.getByRole('link', { name: /^Gallery/ }).tap()
  await expect(page).toHaveURL(/tab=gallery/)
  await expect.poll(async () => (await listOf({ request, headers }, project.id))[0].availableUnits).toBe(1)
  await removeProject({ page, request, headers }, project.id)
})

async function listOf({ request, headers }: Staff, projectId: number) {
  return (await (await request.get(`/api/Product/GetUnitTypes/${projectId}`, { headers })).json()).data
}
