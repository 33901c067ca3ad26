import type { APIRequestContext, Page } from '@playwright/test'
import { expect, open, requestTest, stored, test } from './fixtures.ts'

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

test('a list shows cards of equal height with their key facts and changes category and city in place', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
    const { data } = await (await request.get('/api/Home/GetProductsByName/Commercial')).json()
    await expectFacts(page, data)
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

requestTest(
  'categories have their heading in its stored spelling and list projects by their flags',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const [address, heading] of Object.entries({
      '/products/new%20launch': 'New Launch',
      '/products/Completed': 'Completed',
      '/products': 'Residental',
      '/products/Residental': 'Residental',
      '/products/IT%20SEZ': 'IT SEZ',
    })) {
      expect((await listOf(request, address)).heading, address).toBe(heading)
    }
    expect((await listOf(request, '/products/Residental')).names[0]).toBe('Suncourt')

    const { data } = await (await request.get('/api/Home/GetHomePageList')).json()
    const projects: { productName: string; isNewLaunch: boolean; isCompleted: boolean }[] = data.productList
    const launched = projects.filter(({ isNewLaunch }) => isNewLaunch).map(({ productName }) => productName)
    expect((await listOf(request, '/products/New%20Launch')).names).toEqual(launched)
    const completed = projects.filter(({ isCompleted }) => isCompleted).map(({ productName }) => productName)
    expect((await listOf(request, '/products/Completed')).names).toEqual(completed)

    const sez = await listOf(request, '/products/IT%20SEZ')
    expect(sez.main).toContain('We&#x27;re working on something amazing. Stay tuned!')
    expect(sez.names).toEqual([])

    const unknown = await listOf(request, '/products/Castles')
    expect([unknown.status, unknown.heading]).toEqual([404, 'Castles'])
    expect(unknown.main).toMatch(/<h2[^>]*>No projects found\.<\/h2>/)
    expect(unknown.main).toMatch(/<a [^>]*href="\/products\/Residential"[^>]*>Residential/)
  },
)

async function expectFacts(page: Page, projects: Listed[]) {
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
}

/** The heading, the main part and the names of the listed projects, from the HTML. */
async function listOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  const [main = ''] = /<main.*?<\/main>/s.exec(await answer.text()) ?? []
  const names = [...main.matchAll(/<article.*?<h\d[^>]*>(.*?)<\/h\d>/gs)].map(([, name = '']) => text(name))
  return { status: answer.status(), heading: text(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1]), main, names }
}

function text(html = '') {
  return html.replaceAll(/<[^>]*>/g, '').trim()
}
