import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { MEDIA_IMPORT_COLUMNS, MEDIA_IMPORT_EXAMPLE } from '#contract/media/media-import.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
import { aMediaItem, anUpload } from '#test/builders.ts'
import { mediaItems } from './media.tables.ts'

const PREVIEW = '/NewsandEvents/PreviewNewsEvents'
const IMPORT = '/NewsandEvents/ImportNewsEvents'
const FILE = { folder: 'ProjectBannerImages', path: 'news/keys.jpg', storedName: '1730000000001_keys.jpg' } as const

interface Preview {
  counts: Record<string, number>
  rows: { line: number; state: string; details: string[]; message: string | null }[]
  files: { folder: string; path: string }[]
  seen: string
}
type Reply = { json(): { data: Preview; responseMessage: { reasonPhrase: string } }; statusCode: number }
const sentence = (response: Reply) => response.json().responseMessage.reasonPhrase

async function editor(api: TestApi, db: Db) {
  await anUpload(db, { folder: FILE.folder, storedName: FILE.storedName })
  const token = await api.tokenOf('Editor')
  return {
    preview: async (csv: string, paths: string[] = [FILE.path]) =>
      (await api.post(PREVIEW, { csv, paths }, { token })).json().data as Preview,
    run: async (csv: string, seen?: string) =>
      (await api.post(IMPORT, { csv, files: [FILE], seen }, { token })) as Reply,
  }
}

test('new items are stored as the form would store them, and importing them again changes nothing', async ({
  api,
  db,
}) => {
  const { preview, run } = await editor(api, db)
  const csv = [
    'Title,Description,Media Type,Date,Link,Picture',
    'Keys,For the first tower.,events,31/01/2026,https://news.example/a,keys.jpg',
    'Bare,No more than this.,,,,',
  ].join('\n')

  const before = await preview(csv)
  expect(before.counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 0 })
  expect(before.files).toEqual([{ folder: FILE.folder, path: FILE.path }])
  expect(sentence(await run(csv, before.seen))).toBe('2 items imported.')

  expect(await db.select().from(mediaItems).orderBy(mediaItems.id)).toMatchObject([
    { name: 'Keys', categoryId: 3, date: '2026-01-31', link: 'https://news.example/a', image: FILE.storedName },
    { name: 'Bare', categoryId: 2, date: siteDay(new Date()), link: null, image: null, isActive: false },
  ])
  const audited = await db.select().from(auditLog).where(eq(auditLog.entity, 'media-item')).orderBy(auditLog.id)
  expect(audited.map(({ action, subject }) => [action, subject])).toEqual([
    ['create', 'Keys'],
    ['create', 'Bare'],
  ])
  expect((await preview(csv, [])).counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 })
})

test('an item is matched by title and date; an empty cell keeps the stored value', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const item = await aMediaItem(db, { name: 'Handover day', date: '2026-01-31', description: 'Old.' })
  await aMediaItem(db, { name: 'Yearly', date: '2025-01-01' })
  await aMediaItem(db, { name: 'Yearly', date: '2026-01-01' })
  const csv = (...lines: string[]) => `Title,Date,Description,Media Type,Picture\n${lines.join('\n')}\n`

  const read = await preview(
    csv(
      'HANDOVER DAY,,New.,Press Coverage,keys.jpg',
      'Yearly,,New.,,',
      'Yearly,2026-01-01,New.,,',
      'Yearly,2027-01-01,New.,,',
    ),
  )
  expect(read.rows.map(({ state, message }) => [state, message])).toEqual([
    ['changed', null],
    ['wrong', '2 items have this title. Write the date of one of them.'],
    ['changed', null],
    ['new', null],
  ])
  expect(read.rows[0]?.details).toEqual([
    'Title: Handover day → HANDOVER DAY',
    'Media Type: News → Press Coverage',
    'Description: Old. → New.',
    'Picture: event.jpg → keys.jpg',
  ])

  await run(csv('Handover day,,New.,,'))
  const [stored] = await db.select().from(mediaItems).where(eq(mediaItems.id, item.id))
  const { searchText: _, ...kept } = item
  expect(stored).toMatchObject({ ...kept, description: 'New.', version: 2, updatedAt: expect.anything() })
})

test('an ambiguous title is reported once per line and does not count as a repetition', async ({ api, db }) => {
  const { preview } = await editor(api, db)
  await aMediaItem(db, { name: 'Yearly', date: '2025-01-01' })
  await aMediaItem(db, { name: 'Yearly', date: '2026-01-01' })
  const csv = 'Title,Date,Description\nYearly,,New.\nYearly,,New.\nYearly,2025-01-01,New.\nYearly,2026-01-01,New.\n'
  const ambiguous = '2 items have this title. Write the date of one of them.'

  expect((await preview(csv)).rows.map(({ message }) => message)).toEqual([ambiguous, ambiguous, null, null])
  const unnamed = await preview('Title,Description\n,One.\n,Two.\n')
  expect(unnamed.rows.map(({ message }) => message)).toEqual(['Title: The cell is empty.', 'Title: The cell is empty.'])
})

test('a wrong line gets the messages of the form and changes nothing', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const csv = [
    'Title,Description,Media Type,Date,Link,Picture',
    '=cmd|/c calc,<script>alert(1)</script>,,,,',
    'No text,,,,,',
    'Choice,x,Gossip,2026-02-30,javascript:alert(1),nowhere.png',
    `${'x'.repeat(501)},x,,,,`,
    'Old,x,,1850-01-01,,',
    '=CMD|/C CALC,x,,,,',
  ].join('\n')

  const { counts, rows } = await preview(csv)
  expect(counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 5 })
  expect(rows.map(({ message }) => message)).toEqual([
    null,
    'Description: The cell is empty.',
    [
      'Media Type: ‘Gossip’ is not known here. Use Press Coverage, News or Events.',
      'Date: Please enter a valid date.',
      'Link: Please enter a link that begins with http:// or https://.',
    ].join('\n'),
    'Title: This text is too long: 501 of at most 500 characters.',
    'Date: Please enter a date from 1900 on.',
    'Line 2 has the same record already.',
  ])
  expect(sentence(await run(csv))).toBe('Five lines have mistakes. Nothing was imported.')
  expect(await db.$count(mediaItems)).toBe(0)
})

test('an import is refused when an item was changed after the preview', async ({ api, db }) => {
  const { preview, run } = await editor(api, db)
  const { id } = await aMediaItem(db, { name: 'Handover day' })
  const csv = 'Title,Description\nHandover day,New.\n'
  const { seen } = await preview(csv)
  await db.update(mediaItems).set({ description: 'By another.', version: 2 }).where(eq(mediaItems.id, id))

  expect((await run(csv, seen)).statusCode).toBe(409)
  expect(await db.select().from(mediaItems)).toMatchObject([{ description: 'By another.' }])
})

test('the template of media items can be imported', async ({ api, db }) => {
  const { preview } = await editor(api, db)
  const names = Object.values(MEDIA_IMPORT_COLUMNS).map(([name]) => name)

  const { counts } = await preview(`${names.join(',')}\n${Object.values(MEDIA_IMPORT_EXAMPLE).join(',')}\n`)

  expect(counts).toMatchObject({ new: 1, wrong: 0 })
})

test('2,000 items are imported at once', async ({ api, db }) => {
  const { run } = await editor(api, db)
  const lines = Array.from({ length: 2000 }, (_, nth) => `Item ${nth},Text.,News,2026-01-01,keys.jpg`)
  const before = process.cpuUsage()

  const done = await run(`Title,Description,Media Type,Date,Picture\n${lines.join('\n')}\n`)

  expect(sentence(done)).toBe('2,000 items imported.')
  expect(process.cpuUsage(before).user / 1e6, 'seconds of processor time').toBeLessThan(30)
  expect(await db.$count(mediaItems)).toBe(2000)
})
