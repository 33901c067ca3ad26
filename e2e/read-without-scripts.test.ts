import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('every page can be read without scripts', { tag: '@desktop' }, async ({ page }) => {
  for (const [address, words] of Object.entries({
    '/home': 'Twenty-two addresses are under way',
    '/products/Residential': 'Suncourt',
    '/product/Commercial/rohini%20central': 'DL-RERA-DEMO-0041',
    '/aboutus': 'Devraj Malhotra',
    '/contactus': '14 Demo Marg',
    '/media': 'Press Coverage',
    '/appointment-book': 'Choose a project and an hour.',
    '/privacy': 'Privacy Policy',
    '/disclamer': 'RERA notice',
    '/compare?projects=suncourt,neem%20street': 'DL-RERA-DEMO-0037',
  })) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page.getByRole('main').getByText(words).first(), address).toBeVisible()
    await expect(page.getByRole('dialog'), address).toHaveCount(0)
  }
})

test('the shortlist says that it needs scripts, and no heart is shown', { tag: '@phone' }, async ({
  page,
  allowFault,
}) => {
  // The page loads its scripts at once, which the policy blocks.
  allowFault(/\.js failed: csp$/)
  await page.goto('/shortlist')
  // Located by element, because text locators ignore content inside <noscript>.
  await expect(page.locator('main noscript p').first()).toHaveText(/^The shortlist is kept by your browser/)
  await expect(page.locator('main noscript a')).toBeVisible()
  await expect(page.locator('.shortlist-waiting')).toBeHidden()

  await page.goto('/products/Residential')
  await expect(page.locator('main button.heart').first()).toBeHidden()
})

test('the wide menu opens under the pointer and leads to a project without scripts', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/privacy')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Commercial', exact: true }).hover()
  await menu.getByRole('link', { name: /^Elite One/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elite One')
})

test('the push menu opens, pushes and leads to a project without scripts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Projects in Commercial' }).click()
  await page
    .getByRole('dialog', { name: 'Commercial' })
    .getByRole('link', { name: /^Elite One/ })
    .click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elite One')
})

test('the search leads to a page of results without scripts', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Search projects' }).click()
  await page.getByRole('textbox', { name: 'Search projects' }).fill('central')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/search?q=central')
  await expect(page.getByRole('main').getByRole('link', { name: /^Rohini Central/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('zzz')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('main').getByText('No projects found.')).toBeVisible()
})

test('carousels, tabs, films and maps work as links without scripts', { tag: '@desktop' }, async ({ page }) => {
  await test.step('carousels are scrolled by hand without scripts', async () => {
    await page.goto('/home')
    const track = page.getByRole('region', { name: 'Banking Partners' }).getByRole('list')

    await expect(track).toHaveCSS('overflow-x', 'auto')
    await expect(track).toHaveCSS('scroll-snap-type', 'x mandatory')
    await expect(track.getByRole('img')).toHaveCount(10)
  })

  await test.step('testimonials are links', async () => {
    await expect(
      page
        .getByRole('region', { name: 'Customer Speak' })
        .getByRole('link', { name: /^Watch the film:/ })
        .first(),
    ).toHaveAttribute('href', /^https:\/\/www\.youtube/)
  })

  await test.step('tabs follow the address without scripts', async () => {
    const section = page.getByRole('region', { name: 'Properties By Category' })
    await section.getByRole('tab', { name: 'Completed' }).click()
    await expect(section.getByRole('tabpanel', { name: 'Completed' }).getByText('Meridian Court')).toBeVisible()
    await expect(section.getByRole('tabpanel', { name: 'Residential' })).toHaveCount(0)

    await page.goto('/media')
    const events = page.getByRole('region', { name: 'Events', exact: true })
    await events.getByRole('tab', { name: '2025' }).click()
    await expect(events.getByRole('tabpanel', { name: '2025' })).toBeVisible()
    await expect(events.getByRole('tabpanel', { name: '2026' })).toHaveCount(0)
  })

  await test.step('the number of press items is chosen without scripts', async () => {
    await page.getByRole('combobox', { name: 'Number of Events' }).selectOption('3')
    await page.getByRole('button', { name: 'Show', exact: true }).click()

    await expect(page).toHaveURL('/media?count=3')
    await expect(page.getByRole('tabpanel', { name: '2026' }).first().getByRole('listitem')).toHaveCount(3)
  })

  await page.goto('/contactus')
  await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', /openstreetmap/)
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0)
})

test('plans are chosen, the price sheet opens, and pictures link to their files without scripts', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/product/Commercial/rohini%20central')

  await test.step('plans are chosen without scripts and link to their files', async () => {
    await page.getByRole('tab', { name: 'Unit Plan' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Unit Plan' })
    await expect(panel).toBeVisible()
    const second = panel.getByRole('navigation').getByRole('link').nth(1)
    const name = await second.textContent()
    await second.click()
    await expect(panel.getByRole('img', { name: `Unit Plan, ${name}, of Rohini Central` })).toBeVisible()

    const image = await panel.getByRole('link', { name: 'Full screen' }).getAttribute('href')
    const file = await page.request.get(image ?? '')
    expect(file.headers()['content-type']).toBe('image/png')
  })

  await test.step('the price sheet opens', async () => {
    await page.getByRole('button', { name: /Open the sheet/ }).click()
    await expect(page.getByRole('dialog', { name: /^Price list/ }).getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    const picture = page
      .getByRole('tabpanel', { name: 'Highlights' })
      .getByRole('link', { name: /exterior 1 of/ })
      .first()
    await expect(picture).toHaveAttribute('href', /^\/assets\/images\//)
  })

  await page.goto('/media')
  const clipping = page.getByRole('tabpanel', { name: '2026' }).first().getByRole('link').first()
  const file = await page.request.get((await clipping.getAttribute('href')) ?? '')
  expect(file.status()).toBe(200)
  expect(file.headers()['content-type']).toMatch(/^image\//)
})
