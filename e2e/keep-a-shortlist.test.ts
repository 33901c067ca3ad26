import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrate, open, stored, test } from './fixtures.ts'
import { store } from './storage.ts'

const PAGE_CALL = '**/api/Home/GetChosenProjects'
const FIVE = '[[1,"Suncourt"],[2,"Kosi House"],[3,"Gomti Terraces"],[4,"Begum Park"],[5,"Kadamba Villas"]]'

test('a visitor keeps projects, finds them after a reload, and takes one off and puts it back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products/Residential')
  // Tap the heart before hydration, which must not repeat the tap.
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
  await expect(rows(page)).toHaveText(['Kosi House', 'Suncourt'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Take off: Kosi House' }).click()
  await expect(heart(page, 'Kosi House')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('checkbox', { name: 'Compare Kosi House' })).toHaveCount(0)
  await expect(headerLink(page, 1)).toBeVisible()
  expect(await stored(page, 'shortlist')).toBe('[[1,"Suncourt"]]')
  await expect(page.getByRole('button', { name: 'Put back: Kosi House' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(headerLink(page, 2)).toBeVisible()

  await heart(page, 'Kosi House').click()
  await heart(page, 'Suncourt').click()
  await page.reload()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Find a project' }).click()
  await expect(page).toHaveURL('/find')
})

test('a project found in the finder is shortlisted and links to its unit type; the first four of a list are compared', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('the finder has found it', async () => {
    await page.goto('/find?city=Noida')
    await heart(page, 'Suncourt').click()

    await expect(heart(page, 'Suncourt')).toHaveAttribute('aria-pressed', 'true')
    expect(await stored(page, 'shortlist')).toBe('[[1,"Suncourt"]]')
  })

  await test.step('fewer than two ticked projects cannot be compared', async () => {
    await page.goto('/shortlist')

    await expect(page.getByText('Tick two or more to compare')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Compare side by side' })).toBeDisabled()
  })

  await test.step('a row leads to the unit type on the page of its project', async () => {
    await page.getByRole('link', { name: /^3 BHK, type B/ }).click()

    await expect(page).toHaveURL(/\/product\/Residential\/suncourt#unit-\d+$/)
    await expect(page.getByRole('rowheader', { name: /^3 BHK, type B/ }).first()).toBeInViewport()
  })

  await test.step('the first four projects are ticked, and the ticked ones are compared', async () => {
    await store(page, { shortlist: FIVE })
    await page.goto('/shortlist')
    const box = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
    await expect(page.getByText('4 to compare of up to 4')).toBeVisible()
    await expect(box('Begum Park')).toBeChecked()
    await expect(box('Kadamba Villas')).toBeDisabled()
    await expectAccessible(page)

    await box('Kosi House').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('3 to compare of up to 4')).toBeVisible()
    await box('Kadamba Villas').focus()
    await page.keyboard.press('Space')
    const sent = await page.getByRole('link', { name: 'Send the list' }).getAttribute('href')
    expect(new URL(sent ?? '').searchParams.get('text')).toMatch(
      /^My shortlist:\nSuncourt: http\S+\/product\/Residential\/suncourt\n(?:.*\n){4}Side by side: http\S+\/compare\?projects=suncourt,gomti%20terraces,/,
    )

    await page.getByRole('button', { name: 'Compare side by side' }).click()
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([
      'Suncourt',
      'Gomti Terraces',
      'Begum Park',
      'Kadamba Villas',
    ])
  })
})

test('a project is kept by keyboard on its page, and other tabs show it', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await open(page, '/product/Residential/suncourt')
  const list = await context.newPage()
  await open(list, '/products/Residential')
  const shortlist = await context.newPage()
  await shortlist.goto('/shortlist')
  await expect(shortlist.getByText('Nothing here yet.')).toBeVisible()

  await heart(page, 'Suncourt').focus()
  await page.keyboard.press('Space')

  await expect(heart(page, 'Suncourt')).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(list, 'Suncourt')).toHaveAttribute('aria-pressed', 'true')
  await expect(headerLink(list, 1)).toBeVisible()
  await expect(rows(shortlist)).toHaveText(['Suncourt'])
  await page.keyboard.press('Enter')
  await expect(heart(list, 'Suncourt')).toHaveAttribute('aria-pressed', 'false')
})

test('a list that cannot be loaded can be retried, and a project that has left the site can be removed', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/GetChosenProjects (?:answered 500|failed)|console: /)
  await store(page, { shortlist: '[[2000000,"Canal Walk"],[1,"Suncourt"]]' })
  await page.route(PAGE_CALL, (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.goto('/shortlist')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('This part could not be loaded.')

  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Canal Walk is no longer on the site.')).toBeVisible()
  await expect(rows(page)).toHaveText(['Suncourt'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Take off the list: Canal Walk' }).click()

  await expect(page.getByRole('button', { name: 'Put back: Canal Walk' })).toBeVisible()
  expect(await stored(page, 'shortlist')).toBe('[[1,"Suncourt"]]')
})

test('when storage is blocked, hearts work until the page is left', { tag: '@desktop' }, async ({ page }) => {
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

  await expect(rows(page)).toHaveText(['Kosi House'])
})

function heart(page: Page, project: string) {
  return page.getByRole('main').getByRole('button', { name: `Shortlist ${project}`, exact: true })
}

/** The names of the listed projects that are still on the site. */
function rows(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

/** The link in the header. The count is part of its name. */
function headerLink(page: Page, count: number) {
  return page.getByRole('banner').getByRole('link', { name: new RegExp(`^Shortlist ?${count}$`) })
}
