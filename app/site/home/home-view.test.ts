import { describe, expect, test } from 'vitest'
import { CATEGORY, CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { project as anyProject } from '#contract/catalog/project.fixture.ts'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { HOME_LIMITS } from '#contract/content/content.constants.ts'
import type { HomePage } from '#contract/content/content.schema.ts'
import type { MediaItem } from '#contract/media/media.schema.ts'
import { homeView } from './home-view.ts'

const CATEGORIES = [
  { id: CATEGORY.residential, name: CATEGORY_NAME.residential },
  { id: CATEGORY.commercial, name: CATEGORY_NAME.commercial },
  { id: CATEGORY.itSez, name: CATEGORY_NAME.itSez },
  { id: CATEGORY.completed, name: CATEGORY_NAME.completed },
  { id: CATEGORY.newLaunch, name: CATEGORY_NAME.newLaunch },
]

let lastId = 0
function project(fields: Partial<Project> = {}): Project {
  lastId += 1
  const name = `Project ${lastId}`
  const flags = { isExclusive: false, isNewLaunch: false, isCompleted: false }
  const place = { categoryId: CATEGORY.residential, categoryName: CATEGORY_NAME.residential }
  return { ...anyProject, ...flags, ...place, id: lastId, name, routingName: name.toLowerCase(), ...fields }
}

function mediaItem(fields: Partial<MediaItem> = {}): MediaItem {
  lastId += 1
  const nothing = { image: null, link: null, projectId: null, projectCity: null }
  return {
    id: lastId,
    name: 'News',
    description: '',
    categoryId: 2,
    date: '2026-01-01',
    isActive: true,
    ...nothing,
    ...fields,
  }
}

function home(fields: Partial<HomePage> = {}): HomePage {
  const empty = { projects: [], testimonials: [], mediaItems: [], banks: [], projectsByCategory: [], menu: [] }
  return { ...empty, categories: CATEGORIES, ...fields }
}

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
const count = (length: number, make: (at: number) => Project) => Array.from({ length }, (_, at) => make(at))

describe('category filter', () => {
  const built = project({ isCompleted: true })
  const launched = project({ isNewLaunch: true })
  const plain = project()
  const shops = project({ categoryId: CATEGORY.commercial, categoryName: CATEGORY_NAME.commercial })
  const builtLaunch = project({ isNewLaunch: true, isCompleted: true })
  const all = [built, launched, plain, shops, builtLaunch]

  test('tabs are in the order of the category list and leave out completed projects', () => {
    const { categories } = homeView(home({ projects: all }))
    expect(ids(categories)).toEqual(ids(CATEGORIES))
    expect(ids(categories[0]?.first ?? [])).toEqual(ids([launched, plain]))
  })
})

test('an IT SEZ project is shown as a placeholder with its link in every list', () => {
  const campus = project({
    categoryId: CATEGORY.itSez,
    categoryName: 'IT SEZ',
    routingName: 'sutra campus',
    city: 'Noida',
  })
  const { projects, categories } = homeView(home({ projects: [campus] }))
  const placeholder = {
    id: campus.id,
    name: 'Comming Soon',
    place: 'Noida',
    address: '/product/IT%20SEZ/sutra%20campus',
    image: null,
    colour: null,
    claim: null,
    status: null,
  }
  expect(projects.first).toEqual([placeholder])
  expect(categories.find(({ id }) => id === CATEGORY.itSez)?.first).toEqual([placeholder])
})

const IMPRESSION = { kind: 'impression', takenOn: null } as const

test('a card shows the type, address, picture, claim and status of its project', () => {
  const [card] = homeView(
    home({
      projects: [project({ type: '3 BHK', address: 'Sector 7, Noida', image: '1_a b.jpg', imageClaim: IMPRESSION })],
    }),
  ).projects.first
  expect(card).toMatchObject({
    place: '3 BHK. Sector 7, Noida',
    image: '/assets/images/ProjectImages/1_a%20b.jpg',
    claim: 'Artist’s impression',
    status: 'Ongoing',
  })
})

test('the carousel shows open projects before completed and announced ones', () => {
  const built = project({ isCompleted: true })
  const announced = project({ categoryId: CATEGORY.itSez })
  const open = project()
  expect(ids(homeView(home({ projects: [built, announced, open] })).projects.first)).toEqual(
    ids([open, built, announced]),
  )
})

test('slides are open projects, new launches first', () => {
  const plain = project()
  const launched = project({ isNewLaunch: true })
  const built = project({ isNewLaunch: true, isCompleted: true })
  expect(ids(homeView(home({ projects: [plain, built, launched] })).slides)).toEqual(ids([launched, plain]))
})

test('the exclusive list shows the banners of flagged projects, except of announced ones', () => {
  const exclusive = project({ isExclusive: true, bannerImage: '1_b.jpg' })
  const announced = project({ isExclusive: true, categoryId: CATEGORY.itSez })
  expect(homeView(home({ projects: [project(), announced, exclusive] })).exclusive.first).toMatchObject([
    { id: exclusive.id, image: '/assets/images/ProjectBannerImages/1_b.jpg' },
  ])
})

test('the news section has the active media items, newest first, at most fifteen', () => {
  const days = ['2026-03-01', '2026-05-09', '2025-12-31', '2026-05-10']
  const old = Array.from({ length: 14 }, () => mediaItem({ date: '2020-01-01T00:00:00Z' }))
  const hidden = mediaItem({ date: '2026-12-31', isActive: false })
  const { lead, list, more } = homeView(
    home({ mediaItems: [hidden, ...days.map((date) => mediaItem({ date })), ...old] }),
  ).news
  const shown = [lead, ...list, ...more].map((item) => item?.date)
  expect(shown).toHaveLength(15)
  expect(shown.slice(0, 5)).toEqual(['2026-05-10', '2026-05-09', '2026-03-01', '2025-12-31', '2020-01-01'])
  expect(list).toHaveLength(HOME_LIMITS.newsInList)
})

test('the leading news item is null without media items', () => {
  expect(homeView(home()).news).toEqual({ lead: null, list: [], more: [] })
})

test('a testimonial has the picture of the shown project that its place names, otherwise none', () => {
  const gomti = project({ name: 'Gomti Terraces', image: '1_gomti.jpg', bannerImage: '1_gomti-wide.jpg' })
  const park = project({ name: 'Kite Field', image: '1_kite.jpg', categoryId: CATEGORY.itSez })
  const names = [
    'Ritu and Anshul Bhargava, Gomti Terraces, Lucknow',
    'Farhan Qidwai, Okhla',
    'Asha, Kite Field',
    'Gomti Terraces',
  ]
  const testimonials = names.map((name, id) => ({ id, name, videoLink: 'https://youtu.be/x' }))

  const { first, poster } = homeView(home({ projects: [gomti, park], testimonials })).testimonials

  expect(first.map(({ image }) => image)).toEqual(['/assets/images/ProjectImages/1_gomti.jpg', null, null, null])
  expect(poster).toBe('/assets/images/ProjectBannerImages/1_gomti-wide.jpg')
})

test('a testimonial has an embed address, or none for a link to another host', () => {
  const [one, other] = homeView(
    home({
      testimonials: [
        { id: 1, name: 'Ritu Bhargava, Gomti Terraces, Lucknow', videoLink: 'https://youtu.be/eRsGyueVLvQ' },
        { id: 2, name: 'Farhan', videoLink: 'https://films.example/7' },
      ],
    }),
  ).testimonials.first
  expect(one).toMatchObject({ name: 'Ritu Bhargava', place: 'Gomti Terraces, Lucknow' })
  expect(one?.embedAddress).toBe('https://www.youtube-nocookie.com/embed/eRsGyueVLvQ')
  expect(other).toMatchObject({ name: 'Farhan', place: '', embedAddress: null, link: 'https://films.example/7' })
})

test('the lists and the size of the page data stay limited with five thousand projects', () => {
  const many = count(5_000, (at) =>
    project({
      isExclusive: true,
      isNewLaunch: at % 2 === 0,
      isCompleted: at % 3 === 0,
      overview: 'words '.repeat(100),
    }),
  )
  const view = homeView(home({ projects: many }))
  expect(view.projects.first).toHaveLength(HOME_LIMITS.projects)
  expect(view.slides).toHaveLength(HOME_LIMITS.slides)
  expect(view.exclusive.first).toHaveLength(HOME_LIMITS.exclusive)
  expect(Math.max(...view.categories.map(({ first }) => first.length))).toBe(HOME_LIMITS.projectsOfCategory)
  expect(JSON.stringify(view).length).toBeLessThan(20_000)
})

test('a project that is in several lists has the same card object in all of them', () => {
  const launched = project({ isNewLaunch: true })
  const { projects, categories } = homeView(home({ projects: [launched] }))
  const inCategories = categories.flatMap((category) => category.first)
  expect(inCategories).toHaveLength(2)
  for (const card of inCategories) expect(card).toBe(projects.first[0])
})

test('the total of each list includes the items that are not shown', () => {
  const open = count(20, () => project({ isExclusive: true }))
  const built = count(3, () => project({ isCompleted: true }))
  const testimonials = Array.from({ length: 11 }, (_, id) => ({ id, name: 'Ritu', videoLink: 'https://youtu.be/x' }))
  const view = homeView(home({ projects: [...open, ...built], testimonials }))

  expect([view.projects.total, view.exclusive.total, view.testimonials.total]).toEqual([23, 20, 11])
  expect(view.categories[0]).toMatchObject({ total: 20, totalOnListPage: 23 })
  expect(view.testimonials.first).toHaveLength(HOME_LIMITS.testimonials)
})

test('the lengths counted by the server override those of the shortened lists', () => {
  const totals = {
    projects: 5_000,
    exclusive: 300,
    categories: [{ categoryId: CATEGORY.residential, count: 2_500, countOnListPage: 2_600 }],
  }
  const view = homeView(home({ projects: [project()], totals }))

  expect([view.projects.total, view.exclusive.total]).toEqual([5_000, 300])
  expect(view.categories[0]).toMatchObject({ total: 2_500, totalOnListPage: 2_600 })
})

test('the list of films is not cut off at its limit when all films are requested', () => {
  const testimonials = Array.from({ length: 11 }, (_, id) => ({ id, name: 'Ritu', videoLink: 'https://youtu.be/x' }))

  expect(homeView(home({ testimonials }), { withAllFilms: true }).testimonials.first).toHaveLength(11)
})
