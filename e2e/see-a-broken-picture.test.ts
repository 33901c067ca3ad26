import { aProject, file, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ loadsImages: true })

test('a broken picture shows a message, and one that cannot be loaded for a while is shown once it loads', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/ProjectBannerImages|raft\.png/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Blank House ${Date.now()}`)

  await test.step('a picture that cannot be shown', async () => {
    await page.route('**/assets/**/ProjectBannerImages/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: 'not a picture' }),
    )
    await open(page, `/admin/editdetails/${project.id}`)
    await page.getByRole('button', { name: 'Banner Image' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('This picture cannot be shown. Please upload it again.')).toBeVisible()
  })

  await test.step('a stored photograph that cannot be loaded for a while is not called broken', async () => {
    let isAway = true
    await page.route('**/assets/**raft.png**', (route) =>
      isAway ? route.fulfill({ status: 503, body: 'Busy' }) : route.continue(),
    )
    await open(page, `/admin/projectdetails?id=${project.id}&tab=progress`)
    const form = page.getByRole('form', { name: 'New update' })
    await form.locator('input[type=file][multiple]').setInputFiles(file('raft.png'))
    await expect(form.getByText('This picture cannot be loaded at the moment. It is tried again.')).toBeVisible()
    await expect(form.getByText(/upload it again/)).toHaveCount(0)

    isAway = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const picture = form.locator('.photographs img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await expect(form.locator('.picture-broken')).toHaveCount(0)
  })
  await removeProject({ page, request, headers }, project.id)
})
