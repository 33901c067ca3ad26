import { expect, open, test } from './fixtures.ts'

test('the overlay finds projects while typing, even mistyped ones, and works with the keyboard', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await open(page, '/privacy')
  const opener = page.getByRole('button', { name: 'Search projects' })
  const overlay = page.getByRole('dialog', { name: 'Search projects' })
  const box = overlay.getByRole('textbox', { name: 'Search projects' })

  await test.step('before typing, the first projects are shown and an earlier search is selected', async () => {
    await opener.click()
    await expect(overlay.getByRole('list').first().getByRole('link')).toHaveCount(4)

    await page.keyboard.type('kosi')
    await page.keyboard.press('Escape')
    await opener.click()
    await page.keyboard.type('gomti')
    await expect(overlay.getByRole('textbox', { name: 'Search projects' })).toHaveValue('gomti')
  })

  await test.step('projects are found by city and by category', async () => {
    const { data } = await (await request.get('/api/Home/GetProductLists')).json()
    const projects: { productCity: string; categoryName: string }[] = data

    await box.fill('IT SEZ')
    const inCategory = projects.filter(({ categoryName }) => categoryName === 'IT SEZ').length
    await expect(overlay.getByRole('status')).toHaveText(`${inCategory} results`)
    await box.fill('lucknow')
    await expect(overlay.getByRole('list').first().getByRole('link').nth(1)).toContainText('Lucknow')
  })

  await test.step('several words find projects by type, city and features, and results show type and status', async () => {
    const found = overlay.getByRole('list').first().getByRole('link')

    await box.fill('bhk noida')
    await expect(found.filter({ hasText: 'Suncourt' })).toContainText(/BHK.*Ongoing/)
    await expect(overlay.getByRole('status')).toHaveText(/^\d+ results?$/)
    await box.fill('nioda')
    await expect(overlay.getByText('These come closest:')).toBeVisible()
    await expect(found.first()).toContainText('Noida')
  })

  await test.step('a project is found by its registration number, and a page by its words', async () => {
    await box.fill('up rera demo 5530')
    await expect(overlay.getByRole('list').first().getByRole('link')).toHaveText([/^Suncourt/])
    await box.fill('handover')
    await expect(overlay.getByRole('link', { name: 'On time, the ledger' })).toHaveAttribute('href', '/on-time')
    await expect(overlay.getByText('These come closest:')).toHaveCount(0)
  })

  await test.step('without results the overlay says so, and Esc closes it', async () => {
    await box.fill('zzz')
    await expect(overlay.getByRole('paragraph').filter({ hasText: 'No projects found.' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('a result is opened with the keyboard', async () => {
    await opener.click()
    await expect(box).toBeFocused()
    await box.fill('central')
    const found = overlay.getByRole('list').first().getByRole('link')
    await expect(found).toHaveCount(2)
    await expect(overlay.getByRole('status')).toHaveText('2 results')
    await expect(found.first()).toHaveAttribute('href', '/product/Commercial/rohini%20central')

    await page.keyboard.press('ArrowDown')
    await expect(found.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(box).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/product/Commercial/rohini%20central')
    await expect(overlay).toBeHidden()
  })
})

test('the overlay leads to the finder and to a page with all results', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/privacy')
  const overlay = page.getByRole('dialog', { name: 'Search projects' })
  const box = overlay.getByRole('textbox', { name: 'Search projects' })

  await test.step('what was typed is offered to the finder', async () => {
    await page.getByRole('button', { name: 'Search projects' }).click()
    await box.fill('3 bhk noida under 2 crore')
    await overlay.getByRole('link', { name: 'Find 3 BHK in Noida to ₹2 crore' }).click()

    await expect(page).toHaveURL('/find?city=Noida&kind=3+BHK&priceTo=20000000')
    await expect(overlay).toBeHidden()
  })

  await test.step('Enter leads to the results', async () => {
    await page.getByRole('button', { name: 'Search projects' }).click()
    await box.fill('court')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/search?q=court')
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('court')
    await expect(main.getByRole('link', { name: /^Suncourt/ })).toHaveAttribute('href', '/product/Residential/suncourt')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('2 results')

    await main.getByRole('searchbox').fill('zzz')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main.getByText('No projects found.')).toBeVisible()
  })

  await test.step('mistyped words and news of a place are found', async () => {
    await page.getByRole('button', { name: 'Search projects' }).click()

    await box.fill('suncort')
    await expect(overlay.getByText('These come closest:')).toBeVisible()
    await expect(overlay.getByRole('list').first().getByRole('link')).toHaveAttribute(
      'href',
      '/product/Residential/suncourt',
    )

    await box.fill('lucknow')
    const news = overlay.getByRole('list', { name: 'In the news' }).getByRole('link')
    await expect(news.first()).toContainText('Lucknow')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('main').getByRole('list', { name: 'In the news' }).getByRole('link').first(),
    ).toBeVisible()
  })
})

test('the search page offers the first projects, finds by several words and leads to the finder', {
  tag: '@desktop',
}, async ({ page }) => {
  const main = page.getByRole('main')
  const search = async (words: string) => {
    await main.getByRole('searchbox', { name: 'Search projects' }).fill(words)
    await main.getByRole('searchbox', { name: 'Search projects' }).press('Enter')
  }
  await open(page, '/search')
  await expect(main.getByRole('list').first().getByRole('link')).toHaveCount(4)
  await search('shops in lucknow')
  await expect(main.getByRole('link', { name: /^Lucknow Central/ })).toBeVisible()

  await search('3 bhk noida')
  await expect(main.getByRole('link', { name: 'Find 3 BHK in Noida', exact: true })).toHaveAttribute(
    'href',
    '/find?city=Noida&kind=3+BHK',
  )
  await search('compare')
  await expect(main.getByRole('link', { name: 'Compare projects side by side' })).toHaveAttribute('href', '/compare')
  await expect(main.getByText('No projects found.')).toHaveCount(0)
  await page.goto('/search?q=3+bhk+noida+under+2+crore')
  await expect(page.getByText('No projects found.')).toHaveCount(0)
  await main.getByRole('link', { name: 'Find 3 BHK in Noida to ₹2 crore' }).click()
  await expect(page).toHaveURL('/find?city=Noida&kind=3+BHK&priceTo=20000000')
})

test('the search shows that the projects are loading, on a retry too, and an error when they cannot be loaded', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GetProductLists|console: The projects could not be loaded/)
  const tries = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  let requests = 0
  await page.route('**/api/Home/GetProductLists', async (route) => {
    const nth = requests
    requests += 1
    await tries[nth]?.promise
    if (nth === 0) await route.abort()
    else if (nth === 1) await route.fulfill({ status: 500, json: {} })
    else await route.continue()
  })
  await open(page, '/privacy')
  await page.getByRole('button', { name: 'Search projects' }).click()
  const overlay = page.getByRole('dialog', { name: 'Search projects' })
  const box = overlay.getByRole('textbox', { name: 'Search projects' })
  const status = overlay.getByRole('status')
  const alert = overlay.getByRole('alert')

  await box.fill('elite')
  await expect(status).toHaveText('Loading')
  tries[0].resolve()
  await expect(alert).toContainText('This part could not be loaded.')
  await expect(status).toHaveText('')
  await overlay.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  await expect(status).toHaveText('Loading')
  tries[1].resolve()
  await expect(alert).toContainText('Server error occurred, please contact admin.')
  await overlay.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toHaveText('Loading')
  tries[2].resolve()
  await expect(status).toHaveText(/^\d+ results?$/)
  await expect(box).toBeFocused()
  await box.fill('')
  await expect(overlay.getByRole('list').first().getByRole('link')).toHaveCount(4)
})

test('a search that could not be loaded is retried when it is opened again, and one without a response by a button', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GetProductLists|Home\/Search|console: The projects could not be loaded/)
  await page.route('**/api/Home/GetProductLists', (route) => route.abort(), { times: 1 })
  await open(page, '/privacy')
  const opener = page.getByRole('button', { name: 'Search projects' })
  const overlay = page.getByRole('dialog', { name: 'Search projects' })

  await test.step('the projects are loaded when the overlay is opened again', async () => {
    await opener.click()
    await expect(overlay.getByRole('alert')).toContainText('This part could not be loaded.')
    await page.keyboard.press('Escape')
    await opener.click()
    await overlay.getByRole('textbox').fill('elite')
    await expect(overlay.getByRole('link', { name: /^Elite One/ })).toBeVisible()
  })

  await test.step('a search without a response shows an error instead of no results', async () => {
    await page.route('**/api/Home/Search/**', (route) => route.abort())
    await overlay.getByRole('textbox').fill('gomti')
    await expect(overlay.getByRole('link', { name: /^Gomti Terraces/ })).toBeVisible()
    await overlay.getByRole('textbox').fill('zzqqxx')
    await expect(overlay.getByRole('alert')).toContainText('This part could not be loaded.')
    await expect(overlay.getByText('No projects found.')).toHaveCount(0)

    await page.unroute('**/api/Home/Search/**')
    await overlay.getByRole('button', { name: 'Try again' }).click()
    await expect(overlay.getByRole('paragraph').getByText('No projects found.')).toBeVisible()
    await expect(overlay.getByRole('alert')).toHaveCount(0)
  })
})
