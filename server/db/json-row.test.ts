import { getTableColumns } from 'drizzle-orm'
import { expect } from 'vitest'
import { mediaItems } from '#server/media/media.tables.ts'
import { aMediaItem } from '#test/builders.ts'
import { test } from '#test/database.ts'
import { jsonRow } from './json-row.ts'

test('a row as one value is the row that its columns make', async ({ db }) => {
  const { createdAt, updatedAt, deletedAt, deletedBy, ...columns } = getTableColumns(mediaItems)
  await aMediaItem(db, { name: 'Say "when" \\n \n\t \u2028 ’ ☀ सूर्य', date: '2024-02-29', image: null, isActive: true })
  await aMediaItem(db, { date: '1999-12-31', link: 'https://plinth.test/?a=1&b=</script>', isActive: false })

  const asOne = await db
    .select({ item: jsonRow(columns) })
    .from(mediaItems)
    .orderBy(mediaItems.id)
  const apart = await db.select(columns).from(mediaItems).orderBy(mediaItems.id)

  expect(asOne.map(({ item }) => item)).toEqual(apart)
  expect(asOne).toHaveLength(2)
})
