import type { Page } from '@playwright/test'
import { fillIn } from './customers.ts'
import { expect, hydrate, open, test } from './fixtures.ts'

interface MenuCategory {
  categoryName: string
  menuProducts: { productName: string; routingname: string; isCompleted: boolean }[]
}

const MENU_CALL = '/api/Home/GetCategoriesMenu'

test('the header is fixed and 90 px high from 100 px of scrolling, and links signed-in customers to their visits', {
  tag: '@phone',
}, async ({ page }) => {
  const visits = page.getByRole('banner').getByRole('link', { name: 'Your visits' })

  await test.step('the header is fixed and 90 px high from exactly 100 px of scrolling, not before', async () => {
    for (const address of ['/home', '/privacy']) {
      await page.goto(address)
      const header = page.getByRole('banner')
      if (address === '/privacy') await expect(header, 'without an image').toHaveCSS('height', '90px')
      await hydrate(page)
      const position = () => header.evaluate((element) => getComputedStyle(element).position)

      await scrollPage(page, 99)
      await expect.poll(position, address).toBe('absolute')
      await scrollPage(page, 100)
      await expect.poll(position, address).toBe('fixed')
      await expect(header, address).toHaveCSS('height', '90px')
      await scrollPage(page, 99)
      await expect.poll(position, address).toBe('absolute')
    }
  })
  await expect(visits).toBeHidden()

  await page.goto('/signin')
  await hydrate(page)
  await fillIn(page, 'customer@plinth.test')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/customer/job/list')
  await page.evaluate(() => sessionStorage.setItem('plinth:draft:forgot-password', '{}'))
  await open(page, '/privacy')
  await visits.click()
  await page.waitForURL('/customer/job/list')

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/signin')
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left.filter((name) => name === 'tokencrew' || name.startsWith('plinth:'))).toEqual([])
  await open(page, '/privacy')
  await expect(visits).toBeHidden()
})

test('the menu lists the categories with their projects, opens with pointer and keyboard, and leads to them', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await open(page, '/privacy')
  await expect(page.getByRole('banner')).toHaveCSS('height', '90px')

  await test.step('the menu has the categories in their order, without Completed', async () => {
    const categories = menu(page).getByRole('list').first().getByRole('link')
    await expect(categories).toHaveText(['Residential', 'Commercial', 'New Launch', 'IT SEZ'])
  })

  await test.step('each category lists its open projects with their links', async () => {
    const { data } = await (await request.get(MENU_CALL)).json()
    const categories: MenuCategory[] = data.menuCategories

    for (const name of ['Residential', 'Commercial', 'New Launch', 'IT SEZ']) {
      const projects = categories.find(({ categoryName }) => categoryName === name)?.menuProducts ?? []
      const expected = projects
        .filter(({ isCompleted }) => !isCompleted)
        .map(({ productName, routingname }) => ({
          label: name === 'IT SEZ' ? 'Coming Soon' : productName,
          address: `/product/${encodeURIComponent(name === 'New Launch' ? 'Commercial' : name)}/${encodeURIComponent(routingname)}`,
        }))
      expect(expected.length, name).toBeGreaterThan(0)

      await categoryLink(page, name).hover()
      await expect(categoryLink(page, name)).toHaveAttribute('aria-expanded', 'true')
      const links = menu(page).locator('a[href^="/product/"]:visible')
      const shown = () =>
        links.evaluateAll((anchors) =>
          anchors.map((anchor) => ({
            label: anchor.querySelector('b')?.textContent,
            address: anchor.getAttribute('href'),
          })),
        )
      await expect.poll(shown, name).toEqual(expected)
    }
  })

  await test.step('the menu opens under the pointer and closes when it leaves', async () => {
    const project = menu(page).getByRole('link', { name: /^Elite One/ })

    await page.mouse.move(720, 880)
    await expect(project).toBeHidden()
    await categoryLink(page, 'Commercial').hover()
    await expect(project).toBeVisible()
    await project.hover()
    await expect(project).toBeVisible()
    await page.mouse.move(720, 880)
    await expect(project).toBeHidden()
  })

  await test.step('the menu works with the keyboard and closes with Esc', async () => {
    await categoryLink(page, 'Residential').focus()
    await page.keyboard.press('ArrowRight')
    await expect(categoryLink(page, 'Commercial')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const inPanel = menu(page).getByRole('link', { name: /^Commercial \d+ projects/ })
    await expect(inPanel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(inPanel).toBeHidden()
    await expect(categoryLink(page, 'Commercial')).toBeFocused()
  })

  await test.step('a first click opens the menu, a second opens the category', async () => {
    await categoryLink(page, 'New Launch').dispatchEvent('click')
    await expect(menu(page).getByRole('link', { name: /^Delta Street/ })).toBeVisible()
    await expect(page).toHaveURL('/privacy')
    await categoryLink(page, 'New Launch').click()
    await expect(page).toHaveURL('/products/New%20Launch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Launch')
  })

  await test.step('a project in the menu opens its page and the menu closes', async () => {
    await page.mouse.move(720, 880)
    await categoryLink(page, 'New Launch').hover()
    const project = menu(page).getByRole('link', { name: /^Saffron Grove/ })
    await project.click()

    await expect(page).toHaveURL('/product/Commercial/saffron%20grove')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saffron Grove')
    await page.mouse.move(720, 880)
    await expect(project).toBeHidden()
  })
})

test('a page whose menu cannot be loaded works, with an error in the console only', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GET \/404 answered 404/)
  allowFault(/GetCategoriesMenu\?\S+ answered 500/)
  allowFault(/console: The (menu|categories) could not be loaded/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route(`**${MENU_CALL}?*`, (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/404')
  await page.getByRole('link', { name: 'Go to home' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Time, Every Time')
  await expect(page.getByRole('heading', { name: 'Properties By Category' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => logged.join('\n')).toContain('menu could not be loaded')
  await menu(page).getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Residental')
})

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

function categoryLink(page: Page, name: string) {
  return menu(page).getByRole('list').first().getByRole('link', { name, exact: true })
}

async function scrollPage(page: Page, top: number) {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
}
