import { aProject, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ loadsImages: true })

test('staff see a message for an image that cannot be shown', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/ProjectBannerImages/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Blank House ${Date.now()}`)
  await page.route('**/assets/**/ProjectBannerImages/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: 'not a picture' }),
  )
  await open(page, `/admin/editdetails/${project.id}`)
  await page.getByLabel('Banner Image').scrollIntoViewIfNeeded()
  await expect(page.getByText('This picture cannot be shown. Please upload it again.')).toBeVisible()
  await removeProject({ request, headers }, project.id)
})
