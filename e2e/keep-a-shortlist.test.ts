import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrate, open, stored, test } from './fixtures.ts'
import { store } from './storage.ts'

const PAGE_CALL = '**/api/Home/GetShortlist'

test('a visitor keeps projects, finds them after a reload, and takes them off and puts them back', async ({ page }) => {
  await page.goto('/products/Residential')
  // Before hydration, which must not repeat the tap.
  await heart(page, 'Suncourt').click()
  await hydrate(page)
  await heart(page, 'Kosi House').click()
  await expect(heart(page, 'Suncourt')).toHaveAttribute('aria-pressed', 'true')
  const { width, height } = (await heart(page, 'Suncourt').boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await expect(page).toHaveURL('/products/Residential')

  await page.reload()
  await expect(heart(page, 'Kosi House')).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, 'Gomti Terraces')).toHaveAttribute('aria-pressed', 'false')
  await hydrate(page)
  await page.evaluate(() => scrollTo(0, 0))
  await headerLink(page, 2).click()

  await expect(page).toHaveURL('/shortlist')
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Kosi House', 'Suncourt'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Take off Kosi House' }).click()
  await expect(names).toHaveText(['Suncourt'])
  await expect(page.getByText('Kosi House was taken off the list.')).toBeVisible()
  const putBack = page.getByRole('button', { name: 'Put it back: Kosi House' })
  await expect(putBack).toBeFocused()
  await expect(headerLink(page, 1)).toBeVisible()
  await putBack.click()
  await expect(names).toHaveText(['Kosi House', 'Suncourt'])
  await expect(page.getByRole('link', { name: 'Kosi House' })).toBeFocused()
  expect(await stored(page, 'shortlist')).toBe('[[2,"Kosi House"],[1,"Suncourt"]]')

  await heart(page, 'Kosi House').click()
  await heart(page, 'Suncourt').click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).not.toContainText('was taken off')
  await page.getByRole('link', { name: 'Find a project' }).click()
  await expect(page).toHaveURL('/products')
})

test('a project is kept by keyboard on its page, and other tabs show it', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(other, '/products/Residential')
  await open(page, '/product/Residential/suncourt')

  await heart(page, 'Suncourt').focus()
  await page.keyboard.press('Space')

  await expect(heart(page, 'Suncourt')).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(other, 'Suncourt').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(headerLink(other, 1)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heart(other, 'Suncourt').first()).toHaveAttribute('aria-pressed', 'false')
})

test('a project that has left the site is named and can be removed', async ({ page }) => {
  await store(page, { shortlist: '[[2000000,"Canal Walk"],[1,"Suncourt"]]' })
  await page.goto('/shortlist')
  await expect(page.getByText('Canal Walk is no longer on the site.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Suncourt'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Take off the list: Canal Walk' }).click()

  await expect(page.getByText('Canal Walk was taken off the list.')).toBeVisible()
  expect(await stored(page, 'shortlist')).toBe('[[1,"Suncourt"]]')
})

test('a list that cannot be loaded shows an error and can be retried', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/GetShortlist (?:answered 500|failed)|console: /)
  await store(page, { shortlist: '[[1,"Suncourt"]]' })
  await page.route(PAGE_CALL, (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.goto('/shortlist')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('This part could not be loaded.')

  await notice.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Suncourt'])
  expect(await stored(page, 'shortlist')).toBe('[[1,"Suncourt"]]')
})

test('hearts work until the page is left when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is forbidden.', 'SecurityError')
      },
    })
  })
  await open(page, '/products/Residential')
  await heart(page, 'Kosi House').click()
  await expect(heart(page, 'Kosi House')).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  await headerLink(page, 1).click()

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Kosi House'])
})

function heart(page: Page, project: string) {
  return page.getByRole('main').getByRole('button', { name: `Shortlist ${project}`, exact: true })
}

/** The link in the header. The count is part of its name. */
function headerLink(page: Page, count: number) {
  return page.getByRole('banner').getByRole('link', { name: new RegExp(`^Shortlist ?${count}$`) })
}
