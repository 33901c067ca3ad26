import type { Locator, Page } from '@playwright/test'
import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const UPLOAD = '**/Product/FileUpload'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a file is refused, uploaded, cancelled, tried again and removed', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/FileUpload/)
  const field = await bannerField(page)

  await test.step('a wrong extension is refused, and one in any letter case is accepted, downloaded and removed', async () => {
    await choose(field, 'plan.gif')
    await expect(field.getByRole('alert')).toHaveText('Please select a valid "jpg/png" file.')
    await expect(field.getByText('No image selected')).toBeVisible()
    await expectAccessible(page)

    // Playwright exposes the body of an upload only for routed requests.
    await page.route(UPLOAD, (route) => route.continue())
    const sent = page.waitForRequest(UPLOAD)
    const before = Date.now()
    await choose(field, 'PHOTO.PNG')
    await expect(field.getByText('PHOTO.PNG', { exact: true })).toBeVisible()
    await expect(field.getByRole('alert')).toHaveCount(0)
    const value = field.locator('input[name="image"]')
    await expect(value).toHaveValue(/^\d{13}_PHOTO\.PNG$/)
    const stored = await value.inputValue()
    expect(Number(stored.slice(0, 13))).toBeGreaterThanOrEqual(before)
    const body = (await sent).postDataBuffer()?.toString('latin1') ?? ''
    expect(body).toContain('name="folder"\r\n\r\nProjectBannerImages')
    expect(body).toContain(`name="image"; filename="${stored}"`)

    const download = field.getByRole('link', { name: 'Download' })
    await expect(download).toHaveAttribute('href', `/assets/images/ProjectBannerImages/${stored}`)
    expect((await page.request.get((await download.getAttribute('href')) ?? '')).status()).toBe(200)
    await page.unroute(UPLOAD)
    await field.getByRole('button', { name: 'Remove PHOTO.PNG' }).click()
    await expect(field.getByText('No image selected')).toBeVisible()
  })

  await test.step('a file whose content does not match its extension is refused by the server', async () => {
    await field
      .getByLabel('Banner Image Upload')
      .setInputFiles({ name: 'film.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') })
    await expect(field.getByRole('alert')).toHaveText(
      'Error occurred while uploading the file.Please select a valid "jpg/png" file.',
    )
  })

  await test.step('an upload shows its progress and can be cancelled', async () => {
    await page.route(UPLOAD, () => {})
    await choose(field, 'slow.png')
    await expect(field.getByText(/^Uploading, \d+%$/)).toBeVisible()
    await expect(field.getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true')

    await field.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(field.getByText('No image selected')).toBeVisible()
    await expect(field.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy')
    await page.unroute(UPLOAD)
  })

  await test.step('a failed upload shows an error, and the file can be dropped again', async () => {
    await page.route(UPLOAD, (route) => route.abort('connectionreset'), { times: 1 })
    await choose(field, 'lobby.png')
    await expect(field.getByRole('alert')).toHaveText('Error occurred while uploading the file.')
    await expect(field.getByRole('progressbar')).toHaveCount(0)

    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], 'lobby.png', { type: 'image/png' }))
        return transfer
      },
      [...PICTURE],
    )
    await field.locator('.upload-box').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(field.getByText('lobby.png', { exact: true })).toBeVisible()
    await expect(field.getByRole('alert')).toHaveCount(0)
  })
})

async function bannerField(page: Page) {
  await signInAsStaff(page)
  await open(page, '/admin/newsevents')
  return page.locator('.upload')
}

function choose(field: Locator, name: string) {
  return field.getByLabel('Banner Image Upload').setInputFiles({ name, mimeType: 'image/png', buffer: PICTURE })
}
