import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { queriesOf, test } from '#test/api.ts'
import { anUpload, aProject } from '#test/builders.ts'
import { createCategoriesRepository } from './categories.repository.ts'
import { createProjectsRepository } from './projects.repository.ts'
import { projects } from './projects.tables.ts'
import { createProjectsForPages } from './projects-for-pages.repository.ts'

const LIMITS = { atMost: 200, ofEachKind: 12 }

test('pages read the very projects that everybody reads', async ({ db }) => {
  const { image, bannerImage } = await aProject(db, { name: 'Suncourt', categoryId: 2, sortOrder: 3 })
  await anUpload(db, { folder: 'ProjectImages', storedName: image, dominantColour: '#112233' })
  await anUpload(db, { folder: 'ProjectBannerImages', storedName: bannerImage, dominantColour: '#445566' })
  await aProject(db, { name: 'Elite', image: '1_gone.jpg', sortOrder: 2 })
  await aProject(db, { isActive: false })

  const { projects: read, isAll } = await forPages(db).find(LIMITS)

  expect(isAll).toBe(true)
  expect(read).toEqual(await createProjectsRepository(db).findShown())
  expect(read.map(({ imageColour, bannerColour }) => [imageColour, bannerColour])).toContainEqual([
    '#112233',
    '#445566',
  ])
})

test('one query says which they are, one brings what has changed, and a new picture takes one more', async ({ db }) => {
  const { id } = await aProject(db, { sortOrder: 2 })
  await aProject(db, { name: 'Suncourt', sortOrder: 1 })
  const reader = forPages(db)
  await reader.find(LIMITS)
  expect(await queriesOf(db, () => reader.find(LIMITS))).toHaveLength(1)

  await db.update(projects).set({ name: 'Renamed' }).where(eq(projects.id, id))
  expect(await queriesOf(db, () => reader.find(LIMITS))).toHaveLength(2)

  await anUpload(db, { folder: 'ProjectImages', storedName: '2_new.jpg', dominantColour: '#778899' })
  await db.update(projects).set({ image: '2_new.jpg' }).where(eq(projects.id, id))
  expect(await queriesOf(db, () => reader.find(LIMITS))).toHaveLength(3)
  expect((await reader.find(LIMITS)).projects).toMatchObject([
    { name: 'Suncourt' },
    { name: 'Renamed', imageColour: '#778899' },
  ])
})

test('any change of a project is noticed, and so are new ones, their order and those that are gone', async ({ db }) => {
  const first = await aProject(db, { name: 'Suncourt', sortOrder: 1 })
  const second = await aProject(db, { name: 'Elite', sortOrder: 2 })
  const reader = forPages(db)
  const change = (id: number, set: Partial<typeof projects.$inferInsert>) =>
    db.update(projects).set(set).where(eq(projects.id, id))
  await reader.find(LIMITS)

  for (const step of [
    () => change(first.id, { overview: 'Another one.' }),
    () => change(first.id, { sortOrder: 3 }),
    () => change(second.id, { isActive: false }),
    () => change(second.id, { isActive: true, isNewLaunch: true }),
    () => aProject(db, { name: 'The Mill' }),
    () => change(first.id, { deletedAt: new Date() }),
  ]) {
    await step()
    expect((await reader.find(LIMITS)).projects).toEqual(await createProjectsRepository(db).findShown())
  }
})

test('counting a long catalogue does not read the projects', async ({ db }) => {
  const model = await aProject(db)
  await db.transaction(async (transaction) => {
    // What is not on the disk yet, a vacuum takes for undecided.
    await transaction.execute(sql`set local synchronous_commit = on`)
    await transaction.execute(sql`
      insert into projects (name, address, rera_number, type, category_id, routing_name, banner_image, overview, city, state,
        image, description, is_new_launch, is_completed)
      select name || i, address, rera_number, type, 1 + i % 2, routing_name || i, banner_image, repeat('long ', 100), city,
        state, image, repeat('longer ', 100), i % 5 = 0, i % 4 = 0
      from projects, generate_series(1, 2000) i where id = ${model.id}`)
  })
  await db.execute(sql`vacuum analyze projects`)

  const [query = ''] = await queriesOf(db, () => forPages(db).countKinds())
  const { rows } = (await db.execute(sql.raw(`explain ${query}`))) as { rows: { 'QUERY PLAN': string }[] }

  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Only Scan using projects_kinds')
  expect(plan).not.toContain('Filter')
  const counted = await forPages(db).countKinds()
  const countOf = (belongs: (kind: (typeof counted)[number]) => boolean) =>
    counted.filter(belongs).reduce((sum, { count }) => sum + count, 0)
  expect(countOf(() => true)).toBe(2001)
  expect(countOf(({ categoryId, isCompleted }) => categoryId === 2 && !isCompleted)).toBe(1000)
  expect(countOf(({ isNewLaunch, isCompleted }) => isNewLaunch && !isCompleted)).toBe(300)
})

function forPages(db: Parameters<typeof createCategoriesRepository>[0]) {
  return createProjectsForPages(db, { categories: createCategoriesRepository(db) })
}
