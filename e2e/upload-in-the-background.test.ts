import { aProject, file, removeProject, uploadUnlabelled } from './a-project.ts'
import { enterBackOffice, staffHeaders } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('gallery uploads continue when another screen is opened, and leaving the site asks first', {
  tag: '@phone',
}, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Moving House ${Date.now()}`)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/Product/FileUpload', async (route) => {
    await held
    await route.continue()
  })
  await open(page, `/admin/projectdetails?id=${project.id}`)
  await uploadUnlabelled(page, ['roof.png', 'hall.png'])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByText('Uploading, 0 of 2 done')).toBeVisible()
  await tray.getByRole('button', { name: 'Show the list' }).click()

  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  await expect(tray.getByText('roof.png')).toBeVisible()
  await expectAccessible(page)

  let question = ''
  page.once('dialog', (dialog) => {
    question = dialog.type()
    void dialog.dismiss()
  })
  await page.evaluate(() => location.assign('/home')).catch(() => {})
  await expect.poll(() => question).toBe('beforeunload')

  release()
  await expect(tray.getByText('2 files uploaded')).toBeVisible()
  const { data } = await (await request.get(`/api/Product/GetGalleryImage/${project.id}`, { headers })).json()
  expect(data.map(({ imgPath }: { imgPath: string }) => imgPath.replace(/^\d+_/, ''))).toEqual(['roof.png', 'hall.png'])

  await tray.getByRole('button', { name: 'Close' }).click()
  await expect(tray).toHaveCount(0)
  await removeProject({ page, request, headers }, project.id)
})

test('a failed upload can be retried from the tray, and leaving a form or logging out while uploads run asks first', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/FileUpload/)
  const headers = await enterBackOffice(page)

  await test.step('a form asks before it is left while its file is uploading', async () => {
    await page.route('**/Product/FileUpload', () => {})
    await open(page, '/admin/managefeatures')
    await page.locator('input[type=file]').setInputFiles(file('gym.png'))
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
    await page.unroute('**/Product/FileUpload')
  })

  const project = await aProject({ request, headers }, `Second Try House ${Date.now()}`)
  await open(page, `/admin/projectdetails?id=${project.id}`)
  const tray = page.getByRole('region', { name: 'Uploads' })

  await test.step('a failed upload can be retried from the tray', async () => {
    await page.route('**/Product/FileUpload', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await uploadUnlabelled(page, ['roof.png'])
    await expect(tray.getByRole('alert')).toHaveText('Error occurred while uploading the file.')

    await tray.getByRole('button', { name: 'Try again: roof.png' }).click()
    await expect(tray.getByText('1 file uploaded')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Exterior 1' })).toBeVisible()
  })

  await test.step('logging out while uploads run asks first', async () => {
    await page.route('**/Product/FileUpload', () => {})
    await uploadUnlabelled(page, ['hall.png'])
    await expect(tray.getByText('hall.png')).toBeVisible()

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go on uploading' }).click()
    await expect(tray).toBeVisible()
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/login')
    await removeProject({ request, headers: await staffHeaders(request) }, project.id)
  })
})
