import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { queriesOf, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { createProjectViewsRepository } from './project-views.repository.ts'

test('counting a long catalogue uses an index-only scan', async ({ db }) => {
  const views = createProjectViewsRepository(db)
  const model = await aProject(db)
  await db.transaction(async (transaction) => {
    // VACUUM skips rows whose commit is not on disk yet.
    await transaction.execute(sql`set local synchronous_commit = on`)
    await transaction.execute(sql`
      insert into projects (name, address, rera_number, type, category_id, routing_name, banner_image, overview, city, state,
        image, description, is_new_launch, is_completed)
      select name || i, address, rera_number, type, 1 + i % 2, routing_name || i, banner_image, repeat('long ', 100), city,
        state, image, repeat('longer ', 100), i % 5 = 0, i % 4 = 0
      from projects, generate_series(1, 2000) i where id = ${model.id}`)
  })

  const [query = ''] = await queriesOf(db, () => views.countKinds())
  const planOf = async () => {
    // VACUUM skips rows that a snapshot of another connection may not see yet, so it is retried.
    await db.execute(sql`vacuum analyze projects`)
    const { rows } = (await db.execute(sql.raw(`explain ${query}`))) as { rows: { 'QUERY PLAN': string }[] }
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  await expect.poll(planOf).toContain('Index Only Scan using projects_kinds')
  expect(await planOf()).not.toContain('Filter')
  const counted = await views.countKinds()
  const countOf = (belongs: (kind: (typeof counted)[number]) => boolean) =>
    counted.filter(belongs).reduce((sum, { count }) => sum + count, 0)
  expect(countOf(() => true)).toBe(2001)
  expect(countOf(({ categoryId, isCompleted }) => categoryId === 2 && !isCompleted)).toBe(1000)
  expect(countOf(({ isNewLaunch, isCompleted }) => isNewLaunch && !isCompleted)).toBe(300)
})
