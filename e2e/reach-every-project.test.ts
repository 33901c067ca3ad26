import type { APIRequestContext, Page } from '@playwright/test'
import { expect, open, requestTest, test } from './fixtures.ts'

const MORE = '**/api/Home/GetMoreProjects/**'

interface Project {
  productName: string
  routingname: string
  categoryId: number
  isCompleted: boolean
}

test('Next reaches the last project of a carousel, and a category’s carousel retries to load more after a failure', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/GetMoreProjects.* answered 500/)
  const { productList } = await homeData(request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/home')

  await test.step('Next reaches the last project', async () => {
    const row = page.getByRole('region', { name: 'Projects', exact: true })
    const next = row.getByRole('button', { name: 'Next' })
    const cards = row.locator('a.project-card')
    await row.scrollIntoViewIfNeeded()
    await expect(row.locator('.carousel-slide')).toHaveCount(13)

    // Each press moves the row by one project.
    for (let pressed = 0; pressed < productList.length - 3; pressed += 1) {
      await next.click()
      await expect(cards.nth(pressed + 3)).toBeInViewport()
    }
    await expect(next).toBeDisabled()
    await expect(cards).toHaveCount(productList.length)
  })

  await test.step('a category retries to load more projects', async () => {
    const names = productList
      .filter(({ categoryId, isCompleted }) => categoryId === 1 && !isCompleted)
      .map(({ productName }) => productName)
    expect(names.length).toBeGreaterThan(9)
    await page.route(MORE, (route) => route.fulfill({ status: 500, json: {} }))
    const row = page.getByRole('region', { name: 'Residential projects', exact: true })
    await row.scrollIntoViewIfNeeded()
    await expect(row.locator('.carousel-slide')).toHaveCount(10)

    await row.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
    await expect(row.getByRole('alert')).toContainText('This part could not be loaded.')
    await page.unroute(MORE)
    await row.getByRole('button', { name: 'Try again' }).focus()
    await page.keyboard.press('Enter')

    await expect(row.locator('h3')).toHaveText(names)
    // The focused button is removed, so the focus moves to the row.
    await expect(row.getByRole('list')).toBeFocused()
    await expect(row.getByRole('alert')).toHaveCount(0)
  })
})

requestTest('without JavaScript links lead to all projects and films', { tag: '@desktop' }, async ({ request }) => {
  const { productList } = await homeData(request)
  const home = await (await request.get('/home')).text()
  const residential = productList.filter(({ categoryId }) => categoryId === 1).length

  expect(home).toMatch(new RegExp(`href="/products"[^>]*>All ${productList.length} projects`))
  expect(home).toMatch(new RegExp(`href="/products/Residential"[^>]*>All ${residential} residential projects`))
  expect((await request.get('/home?films=all')).status()).toBe(200)
})

test('the open menu loads a long category while it is scrolled, and a link shows all films', async ({
  page,
  isMobile,
  allowFault,
}) => {
  allowFault(/GET \/404 answered 404/)
  await withLongCategory(page)
  await withTwelveFilms(page)
  await open(page, '/404')
  await page.getByRole('link', { name: 'Go to home' }).click()

  await test.step('a link shows all films', async () => {
    const section = page.getByRole('region', { name: 'Customer Speak' })
    const films = section.getByRole('link', { name: /^Watch the film:/ })
    await expect(films).toHaveCount(8)
    await section.getByRole('link', { name: 'All 12 films' }).press('Enter')
    await expect(films).toHaveCount(12)
    await expect(page).toHaveURL('/home?films=all#films')
  })

  await test.step('the menu lists the category to its end', async () => {
    const links = page.locator(`${isMobile ? '.push-sheet[open]' : '#mega-menu'} a[href^="/product/Residential/tower"]`)
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Projects in Residential' }).click()
    } else {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Residential' }).first().hover()
    }
    await expect(links.first()).toBeVisible()
    await expect(async () => {
      await links.last().scrollIntoViewIfNeeded({ timeout: 1_000 })
      await expect(links).toHaveCount(40, { timeout: 1_000 })
    }).toPass()
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(40)
  })
})

async function homeData(request: APIRequestContext): Promise<{ productList: Project[] }> {
  return (await (await request.get('/api/Home/GetHomePageList')).json()).data
}

/** Makes the call of the home page return twelve films. */
async function withTwelveFilms(page: Page) {
  const films = Array.from({ length: 12 }, (_, id) => ({ id, name: `Family ${id}`, videoLink: 'https://youtu.be/x' }))
  await page.route('**/api/Home/GetHomePageList?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, youtubeLink: films } } })
  })
}

/** Makes the menu's call and the call for more projects return forty residential projects. */
async function withLongCategory(page: Page) {
  const { productList } = await homeData(page.request)
  const towers = Array.from({ length: 40 }, (_, nth) => ({
    ...productList[0],
    id: 1_000 + nth,
    productName: `Tower ${nth}`,
    routingname: `tower ${nth}`,
    isCompleted: false,
  }))
  await page.route('**/api/Home/GetCategoriesMenu?*', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const category of answer.data.menuCategories) {
      if (category.categoryName !== 'Residential') continue
      Object.assign(category, {
        menuProducts: towers.slice(0, 12),
        count: towers.length,
        countOnListPage: towers.length,
      })
    }
    await route.fulfill({ json: answer })
  })
  await page.route('**/api/Home/GetMoreProjects/menu/**', async (route) => {
    const skip = Number(route.request().url().split('/').at(-1))
    const answer = await (await route.fetch()).json()
    const data = { productList: towers.slice(skip, skip + 24), total: towers.length }
    await route.fulfill({ json: { ...answer, data } })
  })
}
