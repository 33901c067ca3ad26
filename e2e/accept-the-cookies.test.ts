import { expect, open, stored, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

test('the cookie banner shows on every public page until it is accepted', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Cookies' })
  for (const address of ['/aboutus', '/products/Commercial', '/privacy']) {
    await page.goto(address)
    await expect(banner, address).toBeVisible()
  }
  expect(await stored(page, 'cookieaccepted')).toBeNull()

  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(banner).toBeHidden()
  expect(await stored(page, 'cookieaccepted')).toBe('1')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('the cookie banner links to the privacy policy and stays on the next page', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/aboutus')
  const banner = page.getByRole('complementary', { name: 'Cookies' })

  await banner.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(banner).toBeVisible()
})
