import { expect } from 'vitest'
import * as z from 'zod/mini'
import { getCategoryMenu } from '#contract/catalog/categories.endpoints.ts'
import type { CategoryMenu } from '#contract/catalog/categories.schema.ts'
import { getProjectDetailsByName } from '#contract/catalog/projects.endpoints.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { getHomePage } from '#contract/content/content.endpoints.ts'
import { test as apiTest, queriesOf, type TestApi } from '#test/api.ts'
import { aGalleryImage, aPlan, aProject, aSpecification } from '#test/builders.ts'
import { loadingBuild, shownAtHome, shownInMenu, shownNext } from '#test/loading-build.ts'
import { pages } from './pages.ts'

const test = apiTest.extend<{ site: TestApi['app'] }>({
  site: async ({ api, config, db }, use) => {
    const { app, cache, reads, renders } = api
    const settings = { apiBase: config.api.base, publicUrl: 'https://plinth.test' }
    await app.register(pages, { build: async () => loadingBuild, mode: 'production', settings, cache, reads, renders })
    const { id: projectId } = await aProject(db, { name: 'Suncourt' })
    await aGalleryImage(db, { projectId })
    await aPlan(db, { projectId })
    await aSpecification(db, { projectId })
    // What never changes, categories and the colours of pictures, the process reads once.
    await app.inject('/home')
    await use(app)
  },
})

/** Queries of a page that nobody has opened since the content changed. They may become fewer, never more. */
const QUERIES = { '/home': 4, '/products/Residential': 1, '/product/Residential/suncourt': 8 }

for (const [address, most] of Object.entries(QUERIES)) {
  test(`${address} is made with ${most} queries and kept without any`, async ({ site, db, write }) => {
    await write(async ({ contentChanged }) => contentChanged())

    const first = await queriesOf(db, async () => {
      const page = await site.inject(address)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('Suncourt')
    })
    const again = await queriesOf(db, () => site.inject(address))

    expect(first.length, first.join('\n')).toBe(most)
    expect(again).toEqual([])
  })
}

test('a page is made once per revision, however many ask for it at once', async ({ site, api, write }) => {
  const askAtOnce = () => Promise.all(Array.from({ length: 25 }, () => site.inject('/home')))
  const { counts } = api.cache

  for (const round of [1, 2, 3]) {
    await write(async ({ contentChanged }) => contentChanged())
    const before = counts.renders
    const answers = await askAtOnce()

    expect(new Set(answers.map(({ statusCode }) => statusCode)), `round ${round}`).toEqual(new Set([200]))
    expect(counts.renders - before, `round ${round}`).toBe(1)
  }
})

test('the projects of a short catalogue are read once per revision, whichever pages show them', async ({
  site,
  db,
  write,
}) => {
  await write(async ({ contentChanged }) => contentChanged())
  await site.inject('/home')

  const queries = await queriesOf(db, () => site.inject('/products/Residential'))

  expect(queries).toEqual([])
})

test('of a long catalogue the home page reads little and shows the same', async ({ site, api, db, write }) => {
  for (let nth = 0; nth < 260; nth += 1) {
    await aProject(db, {
      categoryId: 1 + (nth % 3),
      isCompleted: nth % 4 === 1,
      isNewLaunch: nth % 7 === 2,
      isExclusive: nth % 31 === 30,
      sortOrder: (nth * 37) % 50,
    })
  }
  await write(async ({ contentChanged }) => contentChanged())
  const whole = (await api.get('/Home/GetHomePageList')).json().data

  const queries = await queriesOf(db, () => site.inject('/home'))
  const page = await site.inject('/home')
  const short = (await api.reads.read(getHomePage, { params: {}, request: {} as never })) as { projects: unknown[] }
  const menu = (await api.get('/Home/GetCategoriesMenu')).json().data
  const shortMenu = (await api.reads.read(getCategoryMenu, { params: {}, request: {} as never })) as CategoryMenu

  const shown = JSON.stringify({ home: shownAtHome(z.decode(getHomePage.answer.data, whole)) })
  expect(whole.productList).toHaveLength(261)
  // It was short when last looked at, so its length and the new pictures are asked for; the next time they are not.
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(7)
  await write(async ({ contentChanged }) => contentChanged())
  expect(await queriesOf(db, () => site.inject('/home'))).toHaveLength(5)
  expect(short.projects.length).toBeLessThan(100)
  expect(page.body).toContain(shown)
  expect(shownInMenu(shortMenu.categories)).toEqual(shownInMenu(z.decode(getCategoryMenu.answer.data, menu).categories))
  expect(shortMenu.categories.flatMap(({ projects }) => projects).length).toBeLessThan(150)
})

test('in a long catalogue a project is followed by the same one as in the whole menu', async ({ api, db, write }) => {
  const names: string[] = []
  for (let nth = 0; nth < 205; nth += 1) {
    const given = { categoryId: 1 + (nth % 3), isCompleted: nth % 4 === 1, sortOrder: (nth * 37) % 50 }
    names.push((await aProject(db, given)).routingName)
  }
  await write(async ({ contentChanged }) => contentChanged())
  const { data } = (await api.get('/Home/GetCategoriesMenu')).json()
  const { categories } = z.decode(getCategoryMenu.answer.data, data)

  for (const name of names.slice(0, 60)) {
    const asked = { params: { name }, request: {} as never }
    const { next, ...details } = (await api.reads.read(getProjectDetailsByName, asked)) as ProjectDetails
    expect(shownNext([], { ...details, next }), name).toEqual(shownNext(categories, details))
  }
})
