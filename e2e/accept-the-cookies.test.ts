import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

test('the cookie banner links to the privacy policy and shows on every public page until it is accepted', {
  tag: '@desktop',
}, async ({ page }) => {
  const banner = cookies(page)
  for (const address of ['/products/Commercial', '/contactus']) {
    await page.goto(address)
    await expect(banner, address).toBeVisible()
  }
  expect(await stored(page, 'cookieaccepted')).toBeNull()
  await open(page, '/aboutus')
  await banner.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(banner).toBeVisible()

  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(banner).toBeHidden()
  expect(await stored(page, 'cookieaccepted')).toBe('1')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('both choices look the same, are large enough to touch and cover less than half of the screen', async ({
  page,
}) => {
  await page.goto('/contactus')
  const banner = cookies(page)
  const [accept, onlyNeeded] = ['Accept', 'Only what is needed'].map((name) => banner.getByRole('button', { name }))
  const lookOf = (button = accept) =>
    button?.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(element)
      return { width: Math.round(width), height, color, backgroundColor, fontWeight, fontSize }
    })

  expect(await lookOf(onlyNeeded)).toEqual(await lookOf(accept))
  expect((await lookOf())?.height).toBeGreaterThanOrEqual(44)
  const { height = 0 } = (await banner.boundingBox()) ?? {}
  expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
  await expectAccessible(page)
})

test('only what is needed hides the banner, keeps maps behind a tap, and the footer asks again', {
  tag: '@phone',
}, async ({ page }) => {
  const foreign: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  })
  const banner = cookies(page)

  await test.step('a refusal is kept, and the map says what showing it means', async () => {
    await open(page, '/contactus')
    await banner.getByRole('button', { name: 'Only what is needed' }).click()
    await expect(banner).toBeHidden()
    expect(await stored(page, 'cookieaccepted')).toBe('0')
    await open(page, '/contactus')
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: 'Show map' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Showing it tells OpenStreetMap that you are here.')).toBeVisible()
    expect(foreign).toEqual([])
  })

  await test.step('the link in the footer shows the banner again and moves the focus to it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click()
    await expect(banner).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Accept' })).toBeFocused()
    await expect(page).toHaveURL('/contactus')
    await page.keyboard.press('Escape')
    await expect(banner).toBeVisible()
  })

  await test.step('after Accept the map is shown without a tap', async () => {
    await banner.getByRole('button', { name: 'Accept' }).click()
    await expect(banner).toBeHidden()
    await open(page, '/contactus')
    await page.getByTitle('Map of Plinth House').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0)
    await expect.poll(() => foreign.length).toBeGreaterThan(0)
  })
})

test('the choice works before React has started', { tag: '@desktop' }, async ({ page, allowFault }) => {
  allowFault(/\.js failed/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/aboutus')

  await cookies(page).getByRole('button', { name: 'Only what is needed' }).click()
  await expect(cookies(page)).toBeHidden()
  expect(await stored(page, 'cookieaccepted')).toBe('0')
})

function cookies(page: Page) {
  return page.getByRole('complementary', { name: 'Cookies' })
}
