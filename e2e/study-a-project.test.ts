import { expect, hydrate, open, stored, test } from './fixtures.ts'

const COMPLETE = '/product/Commercial/rohini%20central'

test('a project shows its banner, name, registration number and overview', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await test.step('a project shows its banner, name, registration number and overview with its line breaks', async () => {
    const { data } = await (await request.get('/api/Product/GetProductDetailsByName/rohini%20central')).json()
    const answer = await open(page, COMPLETE)

    expect(answer?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rohini Central')
    await expect(main.getByRole('img', { name: 'Rohini Central, New Delhi' })).toHaveAttribute(
      'src',
      new RegExp(data.productBannerImage),
    )
    await expect(main.getByText('DL-RERA-DEMO-0041').first()).toBeVisible()
    const overview = main.getByText(data.productOverview.split('\n')[1]).locator('..')
    await expect(overview.locator('br')).toHaveCount(data.productOverview.split('\n').length - 1)
    expect(await stored(page, 'productid')).toBe(String(data.id))
  })

  await test.step('a banner shows the top of its image, and on a phone at least two fifths of its width', async () => {
    const banner = page.getByRole('img', { name: 'Rohini Central, New Delhi' })

    for (const [width, height] of [
      [1440, 900],
      [1920, 700],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { position, ratio } = await banner.evaluate((image) => ({
        position: Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? ''),
        ratio: image.clientWidth / image.clientHeight,
      }))
      expect(position).toBeLessThanOrEqual(15)
      expect(ratio / (16 / 9)).toBeGreaterThan(0.4)
    }
  })

  await test.step('a long registration number does not overflow on a phone', async () => {
    const number = page.getByRole('main').getByText('DL-RERA-DEMO-0041').first()

    const ends = await number.evaluate((shown) => {
      shown.textContent = 'UPRERAPRJ442214/08/2026'
      const words = document.createRange()
      words.selectNodeContents(shown)
      return {
        words: words.getBoundingClientRect().right,
        place: shown.closest('div')?.getBoundingClientRect().right ?? 0,
      }
    })
    expect(ends.words).toBeLessThan(ends.place)
  })
})

test('a project shows its features, its location with a map on request, and prints without controls', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await open(page, COMPLETE)

  await test.step('the structured data stays in the page after React has started', async () => {
    const structuredData = await page.locator('.project-page script[type="application/ld+json"]').textContent()
    expect(JSON.parse(structuredData ?? '')['@graph'][0]).toMatchObject({ '@type': 'Place', name: 'Rohini Central' })
  })

  await test.step('the features are the ones chosen for this project', async () => {
    const { data } = await (await request.get('/api/Product/GetFeaturesmapsAsync/15')).json()
    const chosen: { featureName: string; isSelected: boolean }[] = data

    const features = page.getByRole('region', { name: 'Features' })
    for (const { featureName, isSelected } of chosen) {
      await expect(features.getByText(featureName, { exact: true }), featureName).toHaveCount(isSelected ? 1 : 0)
    }
  })

  await test.step('the location shows its perks, and the map loads only on request', async () => {
    const { locationModel, locationPerksModel } = await (
      await request.get('/api/Product/GetLocationAndPerks/15')
    ).json()
    const perks: { perksName: string; distance: string }[] = locationPerksModel
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
    const location = page.getByRole('region', { name: 'Location benefits' })

    await expect(location.getByText(locationModel.locationTitle).first()).toBeVisible()
    for (const { perksName, distance } of perks) {
      await expect(location.getByRole('listitem').filter({ hasText: perksName })).toContainText(distance)
    }
    await expect(location.locator('iframe')).toHaveCount(0)
    await location.getByRole('button', { name: 'Show map' }).click()
    await expect(location.getByTitle(`Map: ${locationModel.locationTitle}`)).toHaveAttribute(
      'src',
      locationModel.iframe,
    )
  })

  await test.step('a printed project shows facts, plans and prices, and no controls', async () => {
    await page.emulateMedia({ media: 'print' })

    await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeHidden()
    await expect(page.locator('.project-banner')).toHaveCSS('color', 'rgb(0, 0, 0)')
    for (const name of ['Ground floor', 'Third floor', 'Whole site', 'Arcade shop']) {
      await expect(page.getByRole('group', { name: new RegExp(`^${name},`) })).toBeVisible()
    }
    const lazy = page.locator('.project-page img[loading=lazy]:visible')
    await expect(lazy).not.toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(lazy).toHaveCount(0)
  })
})

test('a project links to its brochure, to its price and to the next project, which opens without a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, COMPLETE)

  await test.step('the brochure can be downloaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Brochure' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(await download.failure()).toBeNull()
  })

  await test.step('the price request names the project', async () => {
    await page.getByRole('link', { name: 'Ask for a price' }).click()
    await expect(page.getByText('Your message is about Rohini Central.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Interest' })).toHaveValue('Commercial')
    await page.goBack()
  })

  await test.step('the visit link under the next project books a visit to that project', async () => {
    const end = page.getByRole('region', { name: 'Where to go from here' })
    await expect(end.getByRole('heading')).not.toHaveText('Rohini Central')
    const next = await end.getByRole('heading').textContent()
    await end.getByRole('link', { name: `Book a visit to ${next}` }).click()
    await expect(page).toHaveURL(/\/appointment-book\?project=/)
    await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(next ?? '')
    await page.goBack()
  })

  await test.step('opening another project shows its data without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))

    await page.getByRole('link', { name: 'See the project' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucknow Central')
    await expect.poll(() => stored(page, 'productid')).toBe('16')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    for (const call of [
      'GetGalleryImage',
      'GetFeaturesmapsAsync',
      'GetSpecficationMappings',
      'GetDocument',
      'GetLocationAndPerks',
    ]) {
      expect(calls).toContain(`/api/Product/${call}/16`)
    }
    expect(calls).toContain('/api/Product/GetProductDetailsByName/lucknow%20central')
  })

  await page.goto('/product/Residential/saffron%20grove')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saffron Grove')
  await expect(page.getByRole('link', { name: 'Download Brochure' })).toHaveCount(0)
})

test('Back restores the scroll position within a project page, and another page starts at its top', async ({
  page,
}) => {
  await open(page, '/product/Residential/suncourt')
  const position = () => page.evaluate(() => Math.round(scrollY))
  const plan = page.getByRole('link', { name: /^Plan of/ }).first()
  await plan.scrollIntoViewIfNeeded()
  const atPlans = await position()
  expect(atPlans).toBeGreaterThan(500)

  await plan.click()
  await expect.poll(position).toBeGreaterThan(atPlans + 2_000)
  const atPlan = await position()
  await page.goBack()
  await expect(page).not.toHaveURL(/#/)
  await expect.poll(position).toBe(atPlans)
  await page.goForward()
  await expect.poll(position).toBe(atPlan)

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Homes and prices' }).click()
  await expect(page.getByRole('heading', { name: 'Homes and prices' })).toBeInViewport()
  const atHomes = await position()
  await page.goBack()
  await expect.poll(position).toBe(atPlan)
  await page.goForward()
  await expect.poll(position).toBe(atHomes)

  await page.getByRole('link', { name: 'Book a visit' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/appointment-book/)
  await expect.poll(position).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(position).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Homes and prices' })).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL(/\/appointment-book/)
  await expect.poll(position).toBe(0)
})

test('Back restores the scroll position if the page started React only after the jump', async ({ page }) => {
  await page.goto('/product/Residential/suncourt')
  await page.evaluate(() => {
    scrollTo(0, 200)
    document.querySelector<HTMLElement>('.section-nav a[href="#homes"]')?.click()
  })
  await expect(page.getByRole('heading', { name: 'Homes and prices' })).toBeInViewport()
  await hydrate(page)
  const position = () => page.evaluate(() => Math.round(scrollY))
  const atHomes = await position()

  await page.goBack()
  await expect.poll(position).toBe(200)
  await page.goForward()
  await expect.poll(position).toBe(atHomes)
})

test('an announced project shows only its message, and a wrong category in the address still opens a project', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('an announced project shows only its message', async () => {
    await open(page, '/product/IT%20SEZ/sutra%20campus')

    const main = page.getByRole('main')
    await expect(main.getByRole('heading')).toHaveText(["We're working on something amazing. Stay tuned!"])
    await expect(
      main
        .getByRole('link')
        .or(main.getByRole('button'))
        .or(main.getByRole('img', { name: /./ })),
    ).toHaveCount(0)
    expect(await stored(page, 'productid')).toBe('25')
  })

  await test.step('a wrong category in the address still opens the project', async () => {
    await page.goto('/product/Nonsense/KOSI%20house')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kosi House')
  })
})
