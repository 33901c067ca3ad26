import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('public pages can be read without JavaScript', { tag: '@desktop' }, async ({ page }) => {
  // `read-about-the-group.test.ts` reads the pages about the company.
  for (const [address, words] of Object.entries({
    '/home': 'Twenty-two addresses are under way',
    '/products/Residential': 'Suncourt',
    '/product/Commercial/rohini%20central': 'DL-RERA-DEMO-0041',
    '/product/Commercial/sangam%20tower': 'Registration ran out on',
    '/contactus': '14 Demo Marg',
    '/media': 'Press Coverage',
    '/appointment-book': 'Choose a project and an hour.',
    '/compare?projects=suncourt,neem%20street': 'DL-RERA-DEMO-0037',
    '/nri-desk': 'How it works',
  })) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page.getByRole('main').getByText(words).first(), address).toBeVisible()
    // The choices of the finder are a dialog that a wide page shows as a column; it is not open.
    await expect(page.locator('dialog[open], :popover-open'), address).toHaveCount(0)
  }
  await page.getByText('Who may buy?').click()
  await expect(page.getByText('Farm land and plantations')).toBeVisible()
})

test('homes, progress and the ledger are read, filtered and sorted by links without JavaScript', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/product/Residential/suncourt')

  await test.step('progress is filtered by tower', async () => {
    await page.locator('#progress').getByRole('link', { name: 'Sun 10', exact: true }).click()
    await expect(page.locator('#progress-update')).toContainText('24 Oct 2026, Sun 10')
  })

  await test.step('the homes are read, open their plan and start a visit', async () => {
    const row = page.locator('#homes tr', { hasText: '4 BHK, type C, corner' })
    await expect(row).toContainText('₹3.42 crore to ₹3.58 crore')
    await row.getByRole('link', { name: 'Plan of 4 BHK' }).click()
    await expect(page.getByRole('img', { name: 'Unit Plan, 4 BHK, type C, corner, of Suncourt' }).first()).toBeVisible()
    await row.getByRole('link', { name: 'Visit' }).click()
    await expect(page.getByLabel('Unit No')).toHaveValue('Any 4 BHK, type C, corner')
  })

  await test.step('the ledger is sorted', async () => {
    await page.goto('/on-time')
    const ledger = page.locator('#handed-over')
    await ledger.getByRole('columnheader', { name: 'Project' }).getByRole('link').click()
    await expect(ledger.getByRole('columnheader', { name: 'Project' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(ledger.locator('tbody tr').first()).toContainText('Delta Street')
  })
})

test('without JavaScript the push menu opens a project, the shortlist asks for JavaScript and no heart is shown', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  // The shortlist preloads its scripts, which a browser without JavaScript blocks.
  allowFault(/\.js failed: csp$/)

  await test.step('the push menu opens, pushes and leads to a project', async () => {
    await page.goto('/products/Residential')
    await expect(page.locator('main button.heart').first()).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Projects in Commercial' }).click()
    await page
      .getByRole('dialog', { name: 'Commercial' })
      .getByRole('link', { name: /^Elite One/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elite One')
  })

  await test.step('the shortlist says that it needs JavaScript', async () => {
    await page.goto('/shortlist')
    // Located by element, because text locators ignore content inside <noscript>.
    await expect(page.locator('main noscript p').first()).toHaveText(/^The shortlist is kept by your browser/)
    await expect(page.locator('main noscript a')).toBeVisible()
    await expect(page.locator('.shortlist-waiting')).toBeHidden()
  })
})

test('the wide menu leads to a project and the search to a page of results without JavaScript', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/privacy')

  await test.step('the wide menu opens under the pointer and leads to a project', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Commercial', exact: true }).hover()
    await menu.getByRole('link', { name: /^Elite One/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elite One')
  })

  await test.step('the search leads to a page of results', async () => {
    // The menu covers the page while the pointer is over it.
    await page.mouse.move(720, 880)
    await page.getByRole('button', { name: 'Search projects' }).click()
    await page.getByRole('textbox', { name: 'Search projects' }).fill('central')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=central')
    await expect(page.getByRole('main').getByRole('link', { name: /^Rohini Central/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('zzz')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('main').getByText('No projects found.')).toBeVisible()
  })
})

test('carousels, tabs, films and maps work as links without JavaScript', { tag: '@desktop' }, async ({ page }) => {
  await test.step('carousels are scrolled by hand', async () => {
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

  await test.step('tabs follow the URL', async () => {
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

  await test.step('the number of press items is chosen with a form', async () => {
    await page.getByRole('combobox', { name: 'Number of Events' }).selectOption('3')
    await page.getByRole('button', { name: 'Show', exact: true }).click()

    await expect(page).toHaveURL('/media?count=3')
    await expect(page.getByRole('tabpanel', { name: '2026' }).first().getByRole('listitem')).toHaveCount(3)
  })

  await page.goto('/contactus')
  await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', /openstreetmap/)
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0)
})

test('plans are chosen, the price sheet opens, and pictures link to their files without JavaScript', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/product/Commercial/rohini%20central')

  await test.step('plans are chosen and link to their files', async () => {
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
