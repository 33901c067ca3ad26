import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbeddedTestDatabase } from '#test/database.ts'
import { rowsOf } from './rows.ts'

test('a crowd of queries on the embedded engine leaves others their turns', async () => {
  const { db, close } = await openEmbeddedTestDatabase(null)
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 1)

  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      rowsOf<{ nth: number }>(db, sql`select ${nth}::int as nth, count(*) from generate_series(1, 20000)`),
    ),
  )
  const took = performance.now() - begun
  clearInterval(ticking)
  await close()

  expect(answers.map(([row]) => row?.nth)).toEqual([...answers.keys()])
  expect(took).toBeGreaterThan(100)
  // One query at least in each turn, and each turn ends soon after its time.
  expect(turns).toBeGreaterThan(took / 100)
})
