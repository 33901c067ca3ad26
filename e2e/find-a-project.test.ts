import { expect, open, stored, test } from './fixtures.ts'

interface Listed {
  id: number
  productName: string
  productCity: string
  productState: string
  productAddress: string
  type: string
  reraNo: string
  status: string
  categoryName: string
  routingname: string
}

test('a list shows cards of equal height and changes category and city in place', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await open(page, '/products/Residential')

  await test.step('project cards in a row have the same height', async () => {
    const ends = await page
      .getByRole('main')
      .getByRole('article')
      .locator('dl')
      .evaluateAll((facts) => facts.map((list) => Math.round(list.getBoundingClientRect().bottom)))
    // The first and the last project each fill a whole row.
    const pairs = ends.slice(1, -1)
    expect(pairs.length).toBeGreaterThan(2)
    for (let at = 0; at + 1 < pairs.length; at += 2) expect(pairs[at]).toBe(pairs[at + 1])
  })

  await test.step('another category changes heading and cards without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Commercial/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial')
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Rohini Central')
    await expect(page).toHaveURL('/products/Commercial')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    await page.goBack()
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Suncourt')
  })

  await test.step('a list is narrowed to a city and widened again', async () => {
    const { data } = await (await request.get('/api/Home/GetProductsByName/Residential')).json()
    const inLucknow = (data as Listed[]).filter(({ productCity }) => productCity === 'Lucknow')
    const cities = page.getByRole('navigation', { name: 'City' })

    await cities.getByRole('link', { name: 'Lucknow' }).click()
    await expect(page).toHaveURL('/products/Residential?city=Lucknow')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      inLucknow.map(({ productName }) => productName),
    )
    await cities.getByRole('link', { name: 'All cities' }).click()
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Suncourt')
  })

  await test.step('a click anywhere on a card opens the project and remembers it', async () => {
    await page
      .getByRole('article')
      .nth(1)
      .click({ position: { x: 60, y: 60 } })

    await expect(page).toHaveURL('/product/Residential/kosi%20house')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kosi House')
    expect(await stored(page, 'productid')).toBe('2')
  })
})

test('a category lists its projects with their key facts', { tag: '@phone' }, async ({ page, request }) => {
  const { data } = await (await request.get('/api/Home/GetProductsByName/Commercial')).json()
  const projects: Listed[] = data
  await page.goto('/products/Commercial')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(projects.length)
  for (const [at, project] of projects.entries()) {
    const card = cards.nth(at)
    await expect(card.getByRole('heading')).toHaveText(project.productName)
    await expect(card.getByRole('img')).toBeVisible()
    for (const fact of [
      `${project.productCity}, ${project.productState}`,
      project.productAddress,
      project.type,
      project.reraNo,
      project.status,
    ]) {
      await expect(card).toContainText(fact)
    }
    await expect(card.getByRole('link', { name: 'know more' })).toHaveAttribute(
      'href',
      `/product/${encodeURIComponent(project.categoryName)}/${encodeURIComponent(project.routingname)}`,
    )
  }
})

test('categories have their heading in its stored spelling and list projects by their flags', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  await test.step('the heading is the category of the URL, decoded', async () => {
    for (const [address, heading] of Object.entries({
      '/products/new%20launch': 'New Launch',
      '/products/Completed': 'Completed',
      '/products': 'Residental',
      '/products/Residental': 'Residental',
    })) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
    }
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Suncourt')
  })

  await test.step('New Launch and Completed list projects by their flags', async () => {
    const { data } = await (await request.get('/api/Home/GetHomePageList')).json()
    const projects: { productName: string; isNewLaunch: boolean; isCompleted: boolean }[] = data.productList

    await page.goto('/products/New%20Launch')
    const launched = projects.filter(({ isNewLaunch }) => isNewLaunch).map(({ productName }) => productName)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(launched)
    await page.goto('/products/Completed')
    const completed = projects.filter(({ isCompleted }) => isCompleted).map(({ productName }) => productName)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(completed)
  })

  await test.step('IT SEZ shows its message and no project', async () => {
    await page.goto('/products/IT%20SEZ')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('IT SEZ')
    await expect(page.getByText("We're working on something amazing. Stay tuned!")).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })

  await test.step('an unknown category shows a message and links to the existing ones', async () => {
    allowFault(/GET \/products\/Castles answered 404/)
    await page.goto('/products/Castles')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castles')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'No projects found.' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Residential' }).last()).toHaveAttribute(
      'href',
      '/products/Residential',
    )
  })
})
