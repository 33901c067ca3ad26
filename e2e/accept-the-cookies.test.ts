import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, stored, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

test('the cookie banner works before React has started, and shows on every public page until it is accepted', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  const banner = cookies(page)

  await test.step('a choice is kept before React has started', async () => {
    allowFault(/\.js failed/)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/contactus')
    await banner.getByRole('button', { name: 'Only what is needed' }).click()
    await expect(banner).toBeHidden()
    expect(await stored(page, 'cookieaccepted')).toBe('0')
    await page.unroute('**/*.js')
  })

  await test.step('without a choice the banner shows on every page, and links to the privacy policy', async () => {
    await page.evaluate(() => localStorage.removeItem('cookieaccepted'))
    await page.goto('/products/Commercial')
    await expect(banner).toBeVisible()
    await open(page, '/aboutus')
    await expect(banner).toBeVisible()
    expect(await stored(page, 'cookieaccepted')).toBeNull()
    await banner.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(banner).toBeVisible()
  })

  await test.step('the banner is complete after a link from the staff sign-in, which hides it', async () => {
    await open(page, '/admin/login')
    await expect(banner).toBeHidden()
    await page.getByRole('link', { name: 'Plinth' }).click()
    await expect(page).toHaveURL('/home')
    await expect(banner).toContainText('Two kinds of cookies')
    // The disclaimer covers the banner of the home page.
    await open(page, '/privacy')
  })

  await test.step('it does not show again after Accept', async () => {
    await banner.getByRole('button', { name: 'Accept' }).click()
    await expect(banner).toBeHidden()
    expect(await stored(page, 'cookieaccepted')).toBe('1')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
  })
})

test('both choices look the same; after a refusal maps load only on a tap, and a footer link asks again', {
  tag: '@phone',
}, async ({ page }) => {
  const foreign: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  })
  const banner = cookies(page)
  const buttonOf = (name: string) => banner.getByRole('button', { name })

  await open(page, '/contactus')

  await test.step('both choices look the same and are large enough, and the banner is not too large', async () => {
    const [accept, onlyNeeded] = [buttonOf('Accept'), buttonOf('Only what is needed')]
    expect(await lookOf(onlyNeeded)).toEqual(await lookOf(accept))
    expect((await lookOf(accept)).height).toBeGreaterThanOrEqual(44)
    const { height = 0 } = (await banner.boundingBox()) ?? {}
    expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
    await expectAccessible(page)
  })

  await test.step('a refusal is kept, and the map says what showing it means', async () => {
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

function lookOf(button: Locator) {
  return button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(element)
    return { width: Math.round(width), height, color, backgroundColor, fontWeight, fontSize }
  })
}

function cookies(page: Page) {
  return page.getByRole('complementary', { name: 'Cookies' })
}
