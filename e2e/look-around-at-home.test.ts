import type { Page } from '@playwright/test'
import { expect, hydrate, open, stored, test } from './fixtures.ts'

interface Project {
  id: number
  productName: string
  categoryId: number
  isNewLaunch: boolean
  isCompleted: boolean
  isExclusive: boolean
}

test('a spinner shows for 2 seconds, the page has all sections, and before React has started it remembers an opened project', {
  tag: '@desktop',
}, async ({ page, allowFault, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/home')
  const spinner = page.locator('.hero-start')
  const at = (ms: number) =>
    spinner.evaluate((element, time) => {
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
      const { visibility, opacity } = getComputedStyle(element)
      return { visibility, isClear: Number(opacity) === 0 }
    }, ms)

  const ends = await spinner.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime),
  )
  expect(ends).toHaveLength(3)
  expect(ends).not.toContain(Number.POSITIVE_INFINITY)

  expect(await at(0)).toEqual({ visibility: 'visible', isClear: false })
  expect(await at(1_900)).toEqual({ visibility: 'visible', isClear: false })
  expect(await at(2_001)).toEqual({ visibility: 'hidden', isClear: true })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectSections(page)

  await test.step('opening a project before React has started remembers it', async () => {
    allowFault(/\.js failed/)
    await page.route('**/*.js', (route) => route.abort())
    const projects = await homeProjects(request)
    await page.goto('/home')
    const card = page.getByRole('region', { name: 'Projects', exact: true }).getByRole('link').first()
    const name = await card.getByRole('heading').textContent()
    await card.click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    expect(await stored(page, 'productid')).toBe(String(projects.find(({ productName }) => productName === name)?.id))
  })
})

test('the texts, links and banks of the home page are the specified ones and fit', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await open(page, '/home')

  await test.step('stats and sectors have the specified texts', async () => {
    const main = page.getByRole('main')

    const stats = main.getByRole('region', { name: 'Twenty-eight years on one plinth' }).getByRole('listitem')
    await expect(stats).toHaveText([
      'over 2 crore sq.ft delivered',
      '22+ ongoing residential and commercial projects',
      '28 years of trust and experience',
      '50+ awards and achievements',
    ])
    const sectors = main.getByRole('region', { name: 'Our Initiatives' }).getByRole('heading', { level: 3 })
    await expect(sectors).toHaveText(['Education', 'Skill India', 'Hospitality', 'Film Production'])
  })

  await test.step('the group leads to About Us, and the news to the media page', async () => {
    await expect(
      page.getByRole('region', { name: 'About the group' }).getByRole('link', { name: 'Discover the group' }),
    ).toHaveAttribute('href', '/aboutus')
    await expect(page.getByRole('link', { name: 'View All News' })).toHaveAttribute('href', '/media')
  })

  await test.step('every bank has its logo', async () => {
    const { data } = await (await request.get('/api/Home/GetHomePageList')).json()
    const banks: { name: string }[] = data.banklist

    const logos = page.getByRole('region', { name: 'Banking Partners' }).locator('img')
    await expect(logos).toHaveCount(banks.length)
    expect(await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(
      banks.map(({ name }) => name),
    )
  })

  await test.step('the exclusive projects are those with the exclusive flag', async () => {
    const exclusive = (await homeProjects(request)).filter(({ isExclusive }) => isExclusive)

    const carousel = page.getByRole('region', { name: 'Exclusive projects' }).first()
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.locator('h2')).toHaveText(exclusive.map(({ productName }) => productName))
  })

  await test.step('properties by category start with the first category and follow the tabs', async () => {
    const projects = await homeProjects(request)
    const section = page.getByRole('region', { name: 'Properties By Category' })

    await expect(section.getByRole('tab')).toHaveText([
      'Residential',
      'Commercial',
      'IT SEZ',
      'Completed',
      'New Launch',
    ])
    await expect(section.getByRole('tab', { name: 'Residential' })).toHaveAttribute('aria-selected', 'true')
    await expectProjects('Residential', ({ categoryId, isCompleted }) => categoryId === 1 && !isCompleted)
    await section.getByRole('tab', { name: 'New Launch' }).click()
    await expectProjects('New Launch', ({ isNewLaunch }) => isNewLaunch)
    await section.getByRole('tab', { name: 'Completed' }).click()
    await expectProjects('Completed', ({ isCompleted }) => isCompleted)
    await section.getByRole('tab', { name: 'Completed' }).press('ArrowLeft')
    await expect(section.getByRole('tab', { name: 'IT SEZ' })).toBeFocused()

    const announced = section.getByRole('tabpanel', { name: 'IT SEZ' }).locator('a[href^="/product/"]')
    await expect(announced).toHaveCount(4)
    await expect(announced.getByRole('heading', { includeHidden: true })).toHaveText(Array(4).fill('Comming Soon'))
    await expect(announced.first()).toHaveAttribute('href', '/product/IT%20SEZ/sutra%20campus')

    async function expectProjects(category: string, belongs: (project: Project) => boolean) {
      const panel = section.getByRole('tabpanel', { name: category })
      const names = projects.filter(belongs).map(({ productName }) => productName)
      // The row renders its remaining slides only when it is in view.
      await panel.scrollIntoViewIfNeeded()
      // Compare only the first nine names, because autoplay may already have loaded more projects.
      const shown = async () => (await panel.locator('h3').allTextContents()).slice(0, 9)
      await expect.poll(shown, category).toEqual(names.slice(0, 9))
    }
  })

  await test.step('the news section has the fifteen newest items, newest first', async () => {
    const { data } = await (await request.get('/api/Home/GetHomePageList')).json()
    const events: { eventDate: string; eventName: string }[] = data.eventList
    const dates = events.map(({ eventDate }) => eventDate.slice(0, 10))
    const section = page.getByRole('region', { name: 'News & Events', exact: true })
    await section.getByRole('region', { name: 'More of News & Events' }).scrollIntoViewIfNeeded()
    await expect(section.locator('time')).toHaveText(dates.sort().reverse().slice(0, 15))
    await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(events[0]?.eventName ?? '')
  })

  await test.step('the names of the initiatives fit on their tiles', async () => {
    const region = page.getByRole('region', { name: 'Our Initiatives' })
    await region.scrollIntoViewIfNeeded()

    for (const width of [1000, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await region.locator('li').evaluateAll((tiles) =>
        tiles
          .flatMap((tile) => [...tile.querySelectorAll('h3')])
          .filter((name) => name.scrollWidth > name.clientWidth)
          .map((name) => name.textContent),
      )
      expect(cut, `at ${width} px`).toEqual([])
    }
  })
})

test('the home page has all sections, and its projects carousel shows projects at 556 by 446 px and remembers an opened one', {
  tag: '@phone',
}, async ({ page, request }) => {
  const projects = await homeProjects(request)
  await page.goto('/home')
  await expectSections(page)

  const carousel = page.getByRole('region', { name: 'Projects', exact: true })
  const card = carousel.getByRole('link').first()
  const name = await card.getByRole('heading').textContent()
  const project = projects.find(({ productName }) => productName === name)

  const frame = await card.locator('.picture-frame').boundingBox()
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(556 / 446, 1)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  expect(await stored(page, 'productid')).toBe(String(project?.id))
})

/** Checks that all sections exist and that the page height stays the same when deferred sections are laid out. */
async function expectSections(page: Page) {
  await test.step('the home page has all sections with their headings', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Time, Every Time')
    for (const name of [
      'Projects',
      'Properties By Category',
      'Our Initiatives',
      'Customer Speak',
      'News & Events',
      'Banking Partners',
    ]) {
      await expect(page.getByRole('main').getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await expect(page.getByText('Homes and workplaces in Delhi NCR and Lucknow')).toBeVisible()
  })

  await test.step('the page height does not change when deferred sections are laid out', async () => {
    await hydrate(page)
    const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const expected = await lengthOf()

    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('body *')) {
        if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
      }
    })
    const found = await lengthOf()
    expect(Math.abs(found - expected) / found, `${expected} expected, ${found} found`).toBeLessThan(0.03)
  })
}

async function homeProjects(request: Page['request']): Promise<Project[]> {
  const { data } = await (await request.get('/api/Home/GetHomePageList')).json()
  return data.productList
}
