import { expect } from 'vitest'
import * as z from 'zod/mini'
import { getCategoryMenu } from '#contract/catalog/categories.endpoints.ts'
import type { CategoryMenu } from '#contract/catalog/categories.schema.ts'
import { getHomePage } from '#contract/content/content.endpoints.ts'
import type { HomePage } from '#contract/content/content.schema.ts'
import { test as apiTest, queriesOf, type TestApi } from '#test/api.ts'
import { aGalleryImage, anOpenSite, aPlan, aProject, aSpecification } from '#test/builders.ts'
import { loadingBuild, shownAtHome, shownInMenu } from '#test/loading-build.ts'
import { pages } from './pages.ts'

const HOME_CALL = '/Home/GetHomePageList'
const MENU_CALL = '/Home/GetCategoriesMenu'

const test = apiTest.extend<{ hasOwnApi: boolean; site: TestApi['app'] }>({
  hasOwnApi: true,
  site: async ({ api, config, db }, use) => {
    await anOpenSite(db)
    const { app, cache, renders, redirects, site } = api
    const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
    const options = { settings, cache, renders, redirects, site }
    await app.register(pages, { build: async () => loadingBuild, mode: 'production', ...options })
    const { id: projectId } = await aProject(db, { name: 'Suncourt' })
    await aGalleryImage(db, { projectId })
    await aPlan(db, { projectId })
    await aSpecification(db, { projectId })
    await use(app)
  },
})

/**
 * Maximum number of queries for an uncached page, including two for the menu, one for the links to further pages and
 * one for the company. Lower these numbers when a page needs fewer queries; never raise them.
 */
const QUERIES = { '/home': 11, '/products/Residential': 8, '/find': 9, '/product/Residential/suncourt': 23 }
const SHELL_QUERIES = 4

for (const [address, most] of Object.entries(QUERIES)) {
  test(`${address} takes at most ${most} queries uncached, and none cached`, async ({ site, db }) => {
    const first = await queriesOf(db, async () => {
      const page = await site.inject(address)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('Suncourt')
    })
    const again = await queriesOf(db, () => site.inject(address))

    expect(first.length, first.join('\n')).toBe(most)
    expect(again).toEqual([])
  })

  test(`${address} takes the same number of queries with a long catalogue`, async ({ site, db }) => {
    await aLongCatalogue(db)

    expect(await queriesOf(db, () => site.inject(address))).toHaveLength(most)
  })
}

test('the menu and the company are read once per revision for all pages', async ({ site, db }) => {
  await site.inject('/home')

  const queries = await queriesOf(db, () => site.inject('/products/Residential'))

  expect(queries).toHaveLength(QUERIES['/products/Residential'] - SHELL_QUERIES)
})

test('concurrent requests for a page render it once per revision', async ({ site, api, write }) => {
  const requestAtOnce = () => Promise.all(Array.from({ length: 25 }, () => site.inject('/home')))
  const { counts } = api.cache

  for (const round of [1, 2, 3]) {
    await write(async ({ contentChanged }) => contentChanged())
    const before = counts.renders
    const answers = await requestAtOnce()

    expect(new Set(answers.map(({ statusCode }) => statusCode)), `round ${round}`).toEqual(new Set([200]))
    // One render of the page and one of each of the six API responses that it uses.
    expect(counts.renders - before, `round ${round}`).toBe(7)
  }
})

test('a page loads its data while no slot is free for external calls', async ({ site, api }) => {
  const done = Promise.withResolvers<void>()
  const calls: Promise<void>[] = []
  while (!api.limit.isFull()) calls.push(api.limit.run(() => done.promise))

  const page = await site.inject('/home')
  done.resolve()
  await Promise.all(calls)

  expect(page.body).toContain('Suncourt')
})

test('the home page and the menu show the first projects of a long catalogue', async ({ site, api, db }) => {
  await aLongCatalogue(db)
  const whole = await read<HomePage>(api, getHomePage, HOME_CALL)
  const wholeMenu = await read<CategoryMenu>(api, getCategoryMenu, MENU_CALL)

  const page = await site.inject('/home')
  const short = await read<HomePage>(api, getHomePage, `${HOME_CALL}?view=page`)
  const shortMenu = await read<CategoryMenu>(api, getCategoryMenu, `${MENU_CALL}?view=page`)

  expect(whole.projects).toHaveLength(261)
  expect(short.projects.length).toBeLessThan(100)
  expect(page.body).toContain(JSON.stringify({ home: shownAtHome(whole) }).slice(0, -1))
  expect(shownAtHome(short)).toEqual(shownAtHome(whole))
  expect(shownInMenu(shortMenu.categories)).toEqual(shownInMenu(wholeMenu.categories))
  expect(shortMenu.categories.flatMap(({ projects }) => projects).length).toBeLessThan(50)
})

test('a page shows no hidden project, even to staff', async ({ site, api, db }) => {
  await aProject(db, { name: 'Hidden', isActive: false })
  const authorization = `Bearer ${await api.tokenOf('Admin')}`

  const page = await site.inject({ url: '/product/Residential/hidden', headers: { authorization } })

  expect(page.statusCode).toBe(404)
})

async function aLongCatalogue(db: Parameters<typeof aProject>[0]) {
  for (let nth = 0; nth < 260; nth += 1) {
    await aProject(db, {
      categoryId: 1 + (nth % 3),
      isCompleted: nth % 4 === 1,
      isNewLaunch: nth % 7 === 2,
      isExclusive: nth % 31 === 30,
      sortOrder: (nth * 37) % 50,
    })
  }
}

async function read<Data>(api: TestApi, endpoint: typeof getHomePage | typeof getCategoryMenu, path: string) {
  const { data } = (await api.get(path)).json()
  return z.decode(endpoint.answer.data, data as never) as Data
}
