import type { Page } from '@playwright/test'
import { aProject, file, projectToast, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'

const ADD = '**/Product/Add'

test('a project with missing fields is not sent, the first gets the focus, and an uploaded file counts as a change', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(typeAfterUploads)
  await enterBackOffice(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/Product/Add') && calls.push(request.url()))
  await open(page, '/admin/editdetails/0')
  await expect(page.getByRole('heading', { name: 'Project Info' })).toBeVisible()
  await expect(page.getByText('All fields are required, except those marked as optional.')).toBeVisible()
  await expect(page.locator('.editor-mark')).toHaveCount(7)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('Project Name')).toBeFocused()
  await expect(page.getByLabel('Project Name')).toBeInViewport()
  await expect(page.getByText(/^Please (enter|select|upload) /)).toHaveCount(12)
  const refusal = page.getByRole('alert').filter({ hasText: 'Please check these 12 fields' })
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await refusal.getByRole('button', { name: 'Banner Image' }).click()
  await expect(page.getByLabel('Banner Image')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Project Name').fill('Only a name')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('RERA Number')).toBeFocused()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await page.getByLabel('Banner Image').setInputFiles(file('banner.png'))
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await expect(page.getByText('2 unsaved changes')).toBeVisible()
  await page.getByLabel('Project Video').setInputFiles({ ...file('walk.mp4'), name: 'walk.mov' })
  await expect(page.getByRole('alert').filter({ hasText: 'mp4' })).toHaveText('Please select only product mp4 video')
  expect(calls).toEqual([])
})

test('a new project is previewed while typing and is on the site after saving', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const name = `Harbour Court ${Date.now()}`
  await open(page, '/admin/editdetails/0')
  await page.getByLabel('Project Name').fill(name)
  await expect(page.locator('.card-preview h3')).toHaveText(name)
  await page.getByLabel('RERA Number').fill('E2E-RERA-7')
  await page.getByLabel('Category').selectOption({ label: 'Commercial' })
  await page.getByRole('combobox', { name: 'Type', exact: true }).fill('Shops')
  await page.getByLabel('Project Address').fill('Pier 4')
  await expect(page.locator('.card-preview').getByText('Shops. Pier 4')).toBeVisible()
  await page.getByLabel('City').fill('Mumbai')
  await page.getByLabel('Project State').fill('Maharashtra')
  await page.getByLabel('Project Overview').fill('Shops on a pier.\nOpen to the sea.')
  await page.getByLabel('Project Description').fill('One hall.')
  await page.getByLabel('Banner Image').setInputFiles(file('BANNER.PNG'))
  await page.getByLabel('Project Image').setInputFiles(file('card.png'))
  await page.getByLabel('Project Video').setInputFiles(file('walk.mp4'))
  await expect(page.getByRole('link', { name: 'Download' })).toHaveCount(3)
  await expect(page.getByText('12 unsaved changes')).toBeVisible()
  await page.getByLabel('Exclusive').check({ force: true })

  const sent = page.waitForRequest(ADD)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    ProductID: 0,
    ProductName: name,
    ProductAddress: 'Pier 4',
    ReraNo: 'E2E-RERA-7',
    Type: 'Shops',
    CategoryiD: 2,
    ProductBannerImage: expect.stringMatching(/^\d{13}_BANNER\.PNG$/),
    ProductOverview: 'Shops on a pier.\nOpen to the sea.',
    ProductVideo: expect.stringMatching(/^\d{13}_walk\.mp4$/),
    ProductCity: 'Mumbai',
    status: 'Ongoing',
    ProductState: 'Maharashtra',
    ProductImage: expect.stringMatching(/^\d{13}_card\.png$/),
    ProductDescription: 'One hall.',
    IsExclusive: true,
    IsNewLaunch: false,
  })
  await expect(projectToast(page, 'Project is added successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await expect(page).toHaveURL(/\/admin\/projectdetails\?id=\d+&tab=gallery/)

  await page.goto('/products/Commercial')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const { data } = await (await request.get(`/api/Product/GetProductDetailsByName/${name}`, { headers })).json()
  await removeProject({ page, request, headers }, data.id)
})

test('unsaved changes are counted, leaving asks first, and a failed save or an ended session keeps the entered values', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/Product\/Add|Saving answered/)
  const headers = await enterBackOffice(page)
  const { id } = await aProject({ request, headers }, `Quiet Yard ${Date.now()}`)
  await open(page, `/admin/editdetails/${id}`)

  await test.step('unsaved changes are counted, and leaving asks first', async () => {
    await expect(page.getByLabel('City')).toHaveValue('Delhi')
    await expect(page.getByText('No unsaved changes')).toBeVisible()
    await page.getByLabel('City').fill('Pune')
    await page.getByLabel('Project Overview').fill('Changed.')
    await expect(page.getByText('2 unsaved changes')).toBeVisible()

    await page.getByRole('link', { name: 'Gallery' }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByLabel('City')).toHaveValue('Pune')
    await page.getByLabel('City').fill('Delhi')
    await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Go Back' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
  })

  await test.step('a failed save keeps the entered values, and an ended session can be renewed in place', async () => {
    await open(page, `/admin/editdetails/${id}`)
    await page.getByLabel('City').fill('Pune')
    const answer = (status: number, reasonPhrase: string) =>
      page.route(
        ADD,
        (route) =>
          route.fulfill({
            status,
            json: { responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null },
          }),
        { times: 1 },
      )

    await answer(400, 'This category does not exist.')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'error' })).toHaveText('errorThis category does not exist.')
    await expect(page.getByRole('alert').filter({ hasText: 'error' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.form-alert')).toBeFocused()

    await answer(500, '')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(projectToast(page, 'Server error occurred, please contact admin.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy')
    await expect(page.getByLabel('City')).toHaveValue('Pune')

    await answer(401, 'Please sign in first.')
    await page.getByRole('button', { name: 'Submit' }).click()
    const session = page.locator('#session-ended')
    await session.getByLabel('Password', { exact: true }).fill(process.env.E2E_PASSWORD ?? '')
    await session.locator('[type=submit]').click()
    await expect(session).toBeHidden()
    await expect(page.getByLabel('City')).toHaveValue('Pune')

    await answer(401, 'Please sign in first.')
    await page.route(
      '**/User/Login',
      async (route) => {
        const response = await route.fetch()
        const { data, ...json } = await response.json()
        await route.fulfill({ response, json: { ...json, data: { ...data, isTempPassword: true } } })
      },
      { times: 1 },
    )
    await page.route(
      '**/User/ChangePassword',
      (route) =>
        route.fulfill({
          json: { responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Password changed.' }, data: null },
        }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Submit' }).click()
    await session.getByLabel('Password', { exact: true }).fill(process.env.E2E_PASSWORD ?? '')
    await session.getByRole('button', { name: 'Sign In' }).click()
    await session.getByLabel('New Password', { exact: true }).fill('Own-choice-7')
    await session.getByLabel('Confirm New Password').fill('Own-choice-7')
    await expectAccessible(page)
    await session.getByRole('button', { name: 'Change Password' }).click()
    await expect(session).toBeHidden()
    await expect(page.getByLabel('City')).toHaveValue('Pune')
    await submit(page)
    await expect(page).toHaveURL('/admin/dashboard')
  })
  await removeProject({ page, request, headers }, id)
})

test('when two people edit a project, the second sees both versions before overwriting', {
  tag: '@desktop',
}, async ({ page, request, context, allowFault }) => {
  allowFault(/Product\/Add answered 409|GetProductDetails|console/)
  const headers = await enterBackOffice(page)
  const { id } = await aProject({ request, headers }, `Two Desks ${Date.now()}`)
  const other = await context.newPage()
  await open(page, `/admin/editdetails/${id}`)
  await open(other, `/admin/editdetails/${id}`)
  await page.getByLabel('City').fill('Lucknow')
  await page.getByRole('combobox', { name: 'Type', exact: true }).fill('Studios')
  await other.getByLabel('City').fill('Pune')
  await other.getByLabel('Project Address').fill('Sector 10')

  await submit(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await other.route(`**/Product/GetProductDetails/${id}`, (route) => route.abort(), { times: 1 })
  await other.getByRole('button', { name: 'Submit' }).click()
  await expect(other.locator('.form-alert'), 'the other version cannot be read').toContainText('This was not saved.')
  await other.getByRole('button', { name: 'Submit' }).click()

  const dialog = other.getByRole('dialog', { name: 'Another user has saved this record' })
  const city = dialog.getByRole('group', { name: 'City' })
  await expect(city.getByText('Pune')).toBeVisible()
  await expect(city.getByText('Lucknow')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Type' }).getByLabel(/Saved version/)).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Project Address' })).toHaveCount(0)
  await expectAccessible(other)
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog.getByText('Please choose one of the two.')).toBeVisible()
  expect(await stored()).toMatchObject({ productCity: 'Lucknow', type: 'Studios', productAddress: 'Sector 9' })

  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await expect(other.getByLabel('City')).toHaveValue('Pune')
  await other.getByRole('button', { name: 'Submit' }).click()
  await city.getByLabel(/Yours/).check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(other).toHaveURL('/admin/dashboard')
  expect(await stored()).toMatchObject({ productCity: 'Pune', type: 'Studios', productAddress: 'Sector 10' })
  await removeProject({ request, headers }, id)

  async function stored() {
    return (await (await request.get(`/api/Product/GetProductDetails/${id}`, { headers })).json()).data
  }
})

test('a duplicate project name is reported, and a changed address redirects from the old one', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/Product\/Add answered 400/)
  const headers = await enterBackOffice(page)
  const name = `Twin House ${Date.now()}`
  const first = await aProject({ request, headers }, name)
  const second = await aProject({ request, headers }, name)
  await open(page, `/admin/editdetails/${second.id}`)
  await expect(page.getByText('Another project has this name, too.')).toBeVisible()
  const old = `${name.toLowerCase()} 2`
  await expect(page.getByLabel('Page address')).toHaveValue(old)

  await page.getByLabel('Page address').fill(name)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Another project has this page address.' })).toBeVisible()
  await page.getByLabel('Page address').fill(`${name} West`)
  await submit(page)

  const present = `/product/Commercial/${encodeURIComponent(`${name.toLowerCase()} west`)}`
  await page.goto(`/product/Commercial/${encodeURIComponent(old)}`)
  await expect(page).toHaveURL(present)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  for (const { id } of [first, second]) await removeProject({ page, request, headers }, id)
})

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(projectToast(page, 'Project is added successfully')).toBeVisible()
}

/** Dispatches an input event between the end of each upload and the render in which React shows the file. */
function typeAfterUploads() {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (...sent) {
    this.addEventListener('load', async () => {
      for (let turn = 0; turn < 50; turn += 1) await null
      document.querySelector('[name=city]')?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    send.apply(this, sent)
  }
}

test('a restored project opens without saying that it does not exist', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  // The editor also requests the parts of the removed project, which are answered with 404 too.
  allowFault(/\/api\/Product\/Get\w+\/\d+ answered 404|console/)
  const headers = await enterBackOffice(page)
  const { id } = await aProject({ request, headers }, `Returned House ${Date.now()}`)
  await open(page, `/admin/editdetails/${id}`)
  await expect(page.getByLabel('City')).toHaveValue('Delhi')
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await removeProject({ request, headers }, id)
  await page.goBack()
  const missing = page.getByRole('heading', { name: 'This project does not exist.' })
  await expect(missing).toBeVisible()

  const restored = await request.post('/api/Global/RestoreRecord', { headers, data: { entity: 'project', id } })
  expect(restored.status()).toBe(200)
  await page.goForward()
  await expect(page).toHaveURL('/admin/dashboard')
  const details = await hold(page, `**/Product/GetProductDetails/${id}`)
  await page.goBack()
  await expect.poll(details.requests).toBe(1)
  await expect(missing).toHaveCount(0)
  details.release()
  await expect(page.getByLabel('City')).toHaveValue('Delhi')
  await removeProject({ page, request, headers }, id)
})
