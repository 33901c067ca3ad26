import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const results = (page: Page) => page.getByRole('main').getByRole('article')
const headings = (page: Page) => results(page).getByRole('heading', { level: 3 })
const heading = (page: Page) => page.getByRole('main').locator('.finder-head h2')
const choice = (page: Page, name: string | RegExp) =>
  page.getByRole('form', { name: 'Narrow the list' }).getByRole('checkbox', { name, exact: typeof name === 'string' })

test('a choice changes results, counts and URL without a reload, and Back undoes it', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/find')
  const all = await heading(page).textContent()
  await choice(page, /^3 BHK/).focus()

  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/find?kind=3+BHK')
  await expect(choice(page, /^3 BHK/)).toBeFocused()
  await expect(choice(page, /^3 BHK/)).toBeChecked()
  await expect(heading(page)).not.toHaveText(all ?? '')
  const threeBhk = await heading(page).textContent()

  const offered = await choice(page, /^Noida/).evaluate((box) => box.closest('label')?.lastElementChild?.textContent)
  await choice(page, /^Noida/).check({ force: true })
  await expect(page).toHaveURL('/find?city=Noida&kind=3+BHK')
  await expect(heading(page)).toHaveText(new RegExp(`^${offered} projects?,`))
  await expect(results(page)).toHaveCount(Number(offered))
  await page.getByRole('combobox', { name: 'To' }).first().selectOption('₹2.25 crore')
  await expect(page).toHaveURL('/find?city=Noida&kind=3+BHK&priceTo=22500000')
  await expect(results(page).filter({ hasNotText: 'Noida' })).toHaveCount(0)

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/find?kind=3+BHK')
  await expect(heading(page)).toHaveText(threeBhk ?? '')
  await expect(choice(page, /^Noida/)).not.toBeChecked()
  await page.getByRole('link', { name: 'Take away: 3 BHK' }).click()
  await expect(page).toHaveURL('/find')
  await expect(heading(page)).toHaveText(all ?? '')

  // Back resets a select to no choice, and the next choice must not apply its old value again.
  const to = page.getByRole('combobox', { name: 'To' }).first()
  await to.selectOption('₹2.25 crore')
  await expect(page).toHaveURL('/find?priceTo=22500000')

  await page.goBack()
  await expect(page).toHaveURL('/find')
  await expect(to).toHaveValue('')
  await choice(page, /^Noida/).check({ force: true })
  await expect(page).toHaveURL('/find?city=Noida')
})

test('offline, the results stay with a message, and a retry loads the new ones', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/)
  await open(page, '/find')
  const all = await heading(page).textContent()
  await page.context().setOffline(true)
  await choice(page, /^Noida/).check({ force: true })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(heading(page)).toHaveText(all ?? '')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(heading(page)).not.toHaveText(all ?? '')
  await expect(page).toHaveURL('/find?city=Noida')
})

test('a result links to its unit type, an empty result to helpful changes, and invalid URL values are ignored', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  await test.step('a result leads to the project with the unit type marked', async () => {
    await open(page, '/find?city=Noida&kind=3+BHK')
    const suncourt = results(page).filter({ has: page.getByRole('heading', { name: 'Suncourt' }) })
    await expect(suncourt).toContainText('1,286 sq ft')
    await expect(suncourt).toContainText('₹1.98 crore')
    await expect(suncourt).toContainText('37 left')

    await suncourt.getByRole('link', { name: /^3 BHK, type B/ }).click()

    await expect(page).toHaveURL(/\/product\/Residential\/suncourt#unit-\d+$/)
    await expect(page.locator('tr:target')).toContainText('3 BHK, type B')
    await expect(page.locator('tr:target')).toBeInViewport()
  })

  await test.step('no measure of an area is broken between its number and its unit', async () => {
    await page.goto('/find?city=Noida')
    const heights = await page
      .locator('.finder-area > span')
      .evaluateAll((measures) => measures.map((one) => one.getClientRects().length))
    expect(new Set(heights)).toEqual(new Set([1]))
  })

  await test.step('an empty result links to the changes of one choice that help', async () => {
    await open(page, '/find?city=Lucknow&kind=4+BHK&priceTo=20000000&by=2027')

    await expect(heading(page)).toHaveText('Nothing fits all four')
    await expect(page.getByText('Change one choice and keep the other three:')).toBeVisible()
    await expect(page.getByText('What it really costs is on each project page.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Unit types by price/ })).toHaveCount(0)
    await expectAccessible(page)
    const change = page.getByRole('link', { name: /instead of 4 BHK|as well as Lucknow/ }).first()
    const count = Number(await change.locator('b').textContent())
    await change.click()

    await expect(heading(page)).toHaveText(new RegExp(`^${count} projects?,`))
    await expect(results(page)).toHaveCount(count)
  })

  await test.step('bad values in the address are ignored, and a page after the last is not found', async () => {
    allowFault(/page=99 answered 404$/)
    await page.goto('/find?city=Atlantis')
    await expect(page.getByText('We have no projects in Atlantis.')).toBeVisible()
    await expect(results(page)).not.toHaveCount(0)
    await expect(choice(page, /^Atlantis/)).toHaveCount(0)

    const answer = await page.goto(
      '/find?kind=9+BHK&priceTo=cheap&areaFrom=-1&by=soon&sort=random&page=zero&status=%00',
    )
    expect(answer?.status()).toBe(200)
    await expect(results(page)).toHaveCount(12)
    expect((await page.goto('/find?page=99'))?.status()).toBe(404)
    await page.getByRole('link', { name: 'To the last page' }).click()
    await expect(page).toHaveURL('/find?page=2')
  })
})

test('on a phone the choices open as a sheet over the results, which can be sorted', { tag: '@phone' }, async ({
  page,
}) => {
  await test.step('the sheet of the finder closes with the results', async () => {
    await open(page, '/find')
    await expect(choice(page, /^3 BHK/)).toBeHidden()
    const narrow = page.getByRole('button', { name: 'Narrow' })
    const sheet = page.getByRole('dialog', { name: 'Narrow' })
    await narrow.click()
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
    await sheet.getByRole('link', { name: 'Start again' }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.finder-results'))).toBeNull()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(narrow).toBeFocused()

    await narrow.click()
    await page.getByText('3 BHK', { exact: true }).first().click()
    await expect(page).toHaveURL('/find?kind=3+BHK')
    const show = page.getByRole('button', { name: /^Show \d+ projects$/ })
    await expect(show).toBeInViewport()
    await expectAccessible(page)
    const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])

    await show.click()
    await expect(choice(page, /^3 BHK/)).toBeHidden()
    await expect(heading(page)).toHaveText(new RegExp(`^${count} projects,`))
    await expect(page.getByRole('button', { name: /Narrow\s*1/ })).toBeVisible()
  })

  await test.step('results are sorted by price and possession', async () => {
    const byMatch = await headings(page).allTextContents()
    const sortBy = async (name: string) => {
      await page.getByRole('button', { name: /Best match|Price|Area/ }).click()
      await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name }).click()
    }

    await sortBy('Price')
    await expect(page).toHaveURL('/find?kind=3+BHK&sort=price')
    await expect.poll(() => headings(page).allTextContents()).not.toEqual(byMatch)
    await sortBy('Possession')
    await expect(page).toHaveURL('/find?kind=3+BHK&sort=possession')
    await expect(results(page).first()).toContainText('Handed over')
  })

  await test.step('the choices of a category list open as a sheet, too', async () => {
    await open(page, '/products/Residential?kind=3+BHK')
    await expect(choice(page, /^3 BHK/)).toBeHidden()
    await expect(heading(page)).toBeInViewport()
    await page.getByRole('button', { name: /Narrow\s*1/ }).click()

    await expect(choice(page, /^3 BHK/)).toBeChecked()
    await expect(page.getByRole('button', { name: /^Show \d+ projects$/ })).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(choice(page, /^3 BHK/)).toBeHidden()
    await page.getByRole('button', { name: 'Best match' }).click()
    await expect(page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Price' })).toBeVisible()
  })

  await test.step('the card of a chosen unit type is marked as a whole', async () => {
    await page.goto('/product/Residential/suncourt#unit-2')
    await expect(page.locator('tr:target')).toHaveCSS('box-shadow', /inset$/)
  })
})

test('the short form on the home page leads to the finder', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/home')
  const form = page.getByRole('form', { name: 'Find a home or a workplace' })
  await expect(form.getByRole('button', { name: /^Show \d+ projects$/ })).toBeVisible()
  await form.getByLabel('Bedrooms or kind').selectOption('3 BHK')
  const counted = page.waitForResponse(/FindProducts\?.*city=Noida/)
  await form.getByLabel('City').selectOption('Noida')
  const { total } = (await (await counted).json()).data
  await form.getByRole('button', { name: `Show ${total} projects` }).click()

  await expect(page).toHaveURL(/\/find\?kind=3\+BHK&city=Noida/)
  await expect(headings(page)).toContainText(['Suncourt'])
  await expect(heading(page)).toContainText(`${total} projects`)
})

test('a category list is narrowed by the same choices, keeps its city filter, and can be narrowed again after a lost connection', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload|could not be loaded/)
  await open(page, '/products/Residential')
  await page.getByText('Narrow by bedrooms, budget, area and possession').click()
  await page.getByRole('form', { name: 'Narrow the list' }).getByText('3 BHK', { exact: true }).click()
  await expect(page).toHaveURL('/products/Residential?kind=3+BHK')
  await expect(heading(page)).toHaveText(/^\d+ projects, \d+ kinds? of home$/)

  await page.getByRole('navigation', { name: 'City' }).getByRole('link', { name: 'Lucknow' }).click()
  await expect(page).toHaveURL('/products/Residential?city=Lucknow&kind=3+BHK')
  await expect(results(page).filter({ hasNotText: 'Lucknow' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/products/Residential?city=Lucknow')
  await expect(results(page).getByRole('link', { name: 'know more' })).not.toHaveCount(0)

  await test.step('offline, the list stays with a message and is narrowed with another try', async () => {
    await open(page, '/products/Residential?kind=3+BHK')
    const before = await heading(page).textContent()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await choice(page, /^2 BHK/).check({ force: true })
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(heading(page)).toHaveText(before ?? '')

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL('/products/Residential?kind=2+BHK&kind=3+BHK')
    await expect(heading(page)).not.toHaveText(before ?? '')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is submitted as a plain GET, and links remove choices', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/find')
    await page.getByRole('button', { name: 'Narrow' }).click()
    await expect(page.getByRole('dialog', { name: 'Narrow' }).getByRole('button', { name: 'Close' })).toBeFocused()
    const form = page.getByRole('form', { name: 'Narrow the list' })
    await form.getByText('3 BHK', { exact: true }).click()
    await form.getByText('Noida', { exact: true }).click()
    await form.getByText('Lucknow', { exact: true }).click()
    await form.getByRole('button', { name: /^Show/ }).click()

    await expect(headings(page)).toContainText(['Suncourt'])
    await expect(page).toHaveURL(/city=Lucknow&city=Noida/)
    await expect(page.getByRole('link', { name: /^Take away/ })).toHaveCount(3)
    await page.getByRole('link', { name: 'Take away: Noida' }).click()
    await expect(page).toHaveURL('/find?city=Lucknow&kind=3+BHK')
    await expect(results(page).filter({ hasNotText: 'Lucknow' })).toHaveCount(0)
  })

  test('the button of the short form on the home page has no number', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/home')
    await expect(
      page
        .getByRole('form', { name: 'Find a home or a workplace' })
        .getByRole('button', { name: 'Show projects', exact: true }),
    ).toBeVisible()
  })
})
