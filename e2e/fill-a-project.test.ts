import type { Page } from '@playwright/test'
import { aProject, file, projectToast, removeProject, uploadUnlabelled } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { store } from './storage.ts'

const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=77.1,28.6,77.2,28.7&layer=mapnik'

test('every saved part is shown on the project’s page, and the category of an image fits a small phone', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.slow()
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Whole House ${Date.now()}`)
  const chooseTab = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the project' }).getByText(name).click()
  await open(page, `/admin/projectdetails?id=${project.id}`)

  await expect(page.getByText('No images yet')).toBeVisible()
  await page.getByLabel('Category of new images').selectOption({ label: 'Construction Update' })
  await uploadUnlabelled(page, ['lobby.png', 'stair.png', 'notes.txt'])
  await expect(page.getByText('Please select a valid "jpg/png" file.')).toBeVisible()
  await expect(projectToast(page, 'Saved successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Construction Update 2' })).toBeVisible()
  await expectCategoryFits(page)
  await expectAccessible(page)

  await chooseTab('Features')
  await page.getByRole('searchbox').fill('gym')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByLabel('Clubhouse gym').check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await expectAccessible(page)

  await chooseTab('Specifications')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter the specification name.')).toBeVisible()
  await page.getByLabel('Specification', { exact: true }).fill('Doors')
  await page.getByLabel('Short text').fill('Oiled teak')
  await save(page, 'Doors')
  await expect(page.getByLabel('Specification', { exact: true })).toBeFocused()

  await chooseTab('Plans')
  await page.getByLabel('Plan type').last().selectOption({ label: 'Unit Plan' })
  await page.getByLabel('Plan name').fill('Unit A')
  await page.getByLabel('Drawing').setInputFiles(file('unit-a.png'))
  await save(page, 'Unit A')
  await expectAccessible(page)

  await chooseTab('Features')
  const sheet = page.getByRole('combobox', { name: 'Clubhouse gym' })
  await sheet.selectOption('Unit A')
  await test.step('a plan sheet that is restored during a save is an unsaved change after it', async () => {
    const saving = await hold(page, '**/Product/ManageFeature/*')
    await page.getByRole('button', { name: 'Save' }).click()
    await sheet.selectOption('Not named')
    await expect(page.getByText('No unsaved changes')).toBeVisible()
    saving.release()
    await expect(page.getByText('1 unsaved change')).toBeVisible()
    await expect(sheet).toHaveValue('')
  })
  await sheet.selectOption('Unit A')
  await expect(page.getByText('No unsaved changes')).toBeVisible()

  await chooseTab('Documents')
  await page.getByLabel('Document', { exact: true }).setInputFiles(file('brochure.pdf'))
  await save(page, 'Brochure')

  await chooseTab('Location')
  await page.getByLabel('Map address').fill('https://evil.example/map')
  await expect(page.getByText('Please enter the address of a map on Google Maps or OpenStreetMap.')).toBeVisible()
  await page.getByLabel('Map address').fill(`<iframe width="600" src="${MAP.replaceAll('&', '&amp;')}"></iframe>`)
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible()
  await page.getByLabel('Location title').fill('Beside the ring road')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Map address')).toHaveValue(MAP)
  await expectAccessible(page)

  await chooseTab('Perks')
  await page.getByLabel('Perk', { exact: true }).fill('Lake')
  await page.getByLabel('Distance').fill('1.2 km')
  await save(page, 'Lake')

  await page.goto(project.address)
  for (const text of ['Clubhouse gym', 'Doors', 'Unit A', 'Beside the ring road', 'Lake']) {
    await expect(page.getByText(text).first()).toBeAttached()
  }
  await expect(page.getByRole('link', { name: 'Sanctioned plan: Unit A' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Download Brochure' }).first()).toBeAttached()
  await expect(page.getByRole('tab', { name: /Construction Update/ })).toBeAttached()
  await removeProject({ page, request, headers }, project.id)
})

test('perks and the location are changed, deleted after confirmation and restored by Undo', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/DeleteLocation|Deleting answered/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Long House ${Date.now()}`)

  await test.step('a perk', async () => {
    for (const perksName of ['Lake', 'School']) {
      await request.post('/api/Product/ManageLocationPerks/', {
        headers,
        data: { id: 0, productId: project.id, perksName },
      })
    }
    await open(page, `/admin/projectdetails?id=${project.id}&tab=perks`)
    const rows = page.getByRole('table').getByRole('row')

    await page.getByRole('button', { name: 'Edit Lake' }).click()
    await expect(page.getByLabel('Perk', { exact: true })).toBeFocused()
    await page.getByLabel('Perk', { exact: true }).fill('North lake')
    await page.getByRole('button', { name: 'Edit School' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await save(page, 'North lake')

    await page.getByRole('button', { name: 'Delete School' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: 'Delete School' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(projectToast(page, 'Deleted successfully.')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(projectToast(page, 'Restored successfully.')).toBeVisible()
    await expect(rows).toHaveCount(3)
  })

  await test.step('the location, with the focus in its form', async () => {
    await open(page, `/admin/projectdetails?id=${project.id}&tab=location`)
    const map = page.getByLabel('Map address')
    await map.fill('https://www.openstreetmap.org/export/embed.html?bbox=77.1,28.5,77.2,28.6')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(projectToast(page, 'Saved successfully.')).toBeVisible()
    await expect(map).toBeFocused()

    const remove = async () => {
      await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    }
    await page.route('**/Product/DeleteLocation/**', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.getByLabel('Location title').fill('Beside the lake')
    await remove()
    await expect(projectToast(page, 'Server error occurred, please contact admin.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('Location title')).toHaveValue('Beside the lake')
    await remove()
    await expect(projectToast(page, 'Deleted successfully.')).toBeVisible()
    await expect(map).toHaveValue('')
    await expect(map).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(map).toHaveValue(/openstreetmap/)
  })
  await removeProject({ page, request, headers }, project.id)
})

test('images are ordered, moved to another category and deleted together, and stay in place when the call fails', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/UploadGalleryImage|Moving an image answered/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Bright House ${Date.now()}`)
  await open(page, `/admin/projectdetails?id=${project.id}`)

  await test.step('an image that could not be moved stays in place without a success message', async () => {
    await uploadUnlabelled(page, ['a.png'])
    await expect(page.getByRole('button', { name: 'Exterior 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.route('**/Product/UploadGalleryImage/**', (route) => route.fulfill({ status: 500, json: {} }))

    await page.getByLabel(/Select \d+_a\.png/).check({ force: true })
    await page.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Amenities' }).click()

    await expect(projectToast(page, 'Server error occurred, please contact admin.')).toBeVisible()
    await expect(page.getByLabel(/Select \d+_a\.png/)).toBeChecked()
    await page.unroute('**/Product/UploadGalleryImage/**')
    await page.getByLabel(/Select \d+_a\.png/).uncheck({ force: true })
    await expect(page.getByRole('button', { name: 'Exterior 1' })).toBeVisible()
  })

  await test.step('images are ordered, moved and deleted together', async () => {
    await uploadUnlabelled(page, ['b.png', 'c.png'])
    await expect(page.getByRole('button', { name: 'Exterior 3' })).toBeVisible()
    const order = async () => {
      const { data } = await (await request.get(`/api/Product/GetGalleryImage/${project.id}`, { headers })).json()
      return data.map(({ imgPath, imgCatId }: { imgPath: string; imgCatId: number }) => `${imgPath.at(-5)}${imgCatId}`)
    }
    await expect.poll(order).toEqual(['a1', 'b1', 'c1'])

    await page.getByRole('button', { name: /Move \d+_c\.png earlier/ }).click()
    await expect.poll(order).toEqual(['a1', 'c1', 'b1'])
    await page.locator('.gallery-tile-edit').nth(2).dragTo(page.locator('.gallery-tile-edit').nth(0))
    await expect.poll(order).toEqual(['b1', 'a1', 'c1'])

    await page.getByLabel(/Select \d+_a\.png/).check({ force: true })
    const moving = await hold(page, '**/Product/UploadGalleryImage/**')
    for (const category of ['Amenities', 'Interior']) {
      await page.getByRole('button', { name: 'Move to' }).click()
      await page.getByRole('menuitem', { name: category }).click()
    }
    await expect.poll(moving.requests).toBe(1)
    moving.release()
    await expect.poll(order).toEqual(['b1', 'c1', 'a3'])
    expect(moving.requests()).toBe(1)
    await expect(page.getByLabel(/Select \d+_c\.png/)).toBeFocused()

    await expect(page.getByRole('button', { name: 'Exterior 2' })).toBeVisible()
    for (const name of ['b', 'c']) await page.getByLabel(new RegExp(`Select \\d+_${name}\\.png`)).check({ force: true })
    await page.getByRole('button', { name: 'Delete 2' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(order).toEqual(['a3'])
    await expect(page.getByLabel(/Select \d+_a\.png/)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(order).toEqual(['b1', 'c1', 'a3'])

    const step = page.getByRole('button', { name: /Move \d+_b\.png later/ })
    await step.press('Enter')
    await expect.poll(order).toEqual(['c1', 'b1', 'a3'])
    await expect(step).toHaveAttribute('aria-disabled', 'true')
    await expect(step).toBeFocused()
  })
  await removeProject({ page, request, headers }, project.id)
})

test('the parts open for the project of the URL, else for the last one, and All projects shows the list again', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/GetProductDetails\/99999 answered 404/)
  const headers = await enterBackOffice(page)
  const calls: string[] = []
  page.on('request', (sent) => calls.push(sent.url().replace(/.*\/api/, '')))
  const callsOf = (call: RegExp) => calls.filter((path) => call.test(path))
  const { data } = await (await request.get('/api/Home/GetProductLists', { headers })).json()
  // Use the oldest projects, which are from the demo; another test may delete newer ones at any moment.
  const [first, second] = (data as { id: number; productName: string }[]).toSorted((one, other) => one.id - other.id)
  await open(page, '/admin/projectdetails')
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'All projects' })).toBeVisible()
  await expect(page.getByText(/^\d+ projects, \d+ on the site$/)).toBeVisible()
  expect(callsOf(/GetProductChoices/), 'calls for all project names, not needed for the count').toEqual([])

  await store(page, { productid: String(first?.id) })
  await open(page, '/admin/projectdetails')
  await expect(page.getByRole('heading', { level: 1, name: first?.productName ?? '' })).toBeVisible()
  const chooser = page.getByLabel('Project', { exact: true })
  await expect(chooser.getByRole('option')).not.toHaveCount(1)
  // The next response contains another project, as if another user had added one.
  await page.route('**/Product/GetProductChoices', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.productList.push({ id: 88888, productName: 'Added Meanwhile', isActive: false })
    await route.fulfill({ json: answer })
  })
  await chooser.selectOption({ label: second?.productName ?? '' })
  await expect(page.getByRole('heading', { level: 1, name: second?.productName ?? '' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`id=${second?.id}`))
  await expect(chooser.getByRole('option', { name: 'Added Meanwhile' })).toBeAttached()
  await expect(chooser).toBeFocused()
  await expect(chooser).toHaveValue(String(second?.id))
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByRole('table', { name: 'All projects' })).toBeVisible()
  for (const address of ['/admin/projectdetails?id=99999', '/admin/editdetails/99999']) {
    await page.goto(address)
    await expect(page.getByText('This project does not exist.')).toBeVisible()
    expect([...new Set(callsOf(/^\/Product\/.*99999/))], address).toEqual(['/Product/GetProductDetails/99999'])
  }
  expect(callsOf(/GetHomePageDashboardLists/), 'calls for all projects with all their texts').toEqual([])
})

/** On a small phone the category of an image is fully visible above its arrows. */
async function expectCategoryFits(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  const category = page.locator('.gallery-caption > span:first-child').first()
  await expect(category).toHaveText('Construction UpdateNot labelled')
  expect(await category.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Saves the section and waits until its table shows the entry. */
async function save(page: Page, shown: string) {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('table').getByText(shown, { exact: true })).toBeVisible()
}
