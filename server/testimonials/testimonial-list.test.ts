import { expect } from 'vitest'
import { test } from '#test/api.ts'
import { aTestimonial } from '#test/builders.ts'

const SEARCH = '/CustomerSpeaks/SearchYoutubeLinks'

interface Row {
  id: number
  name: string
}

test('a page of testimonials is newest first and includes the version', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')
  const older = await aTestimonial(db, { name: 'Asha' })
  const newer = await aTestimonial(db, { name: 'Ravi', videoLink: 'https://youtu.be/abcdefghijk' })
  await aTestimonial(db, { deletedAt: new Date() })

  const { data } = (await api.post(SEARCH, {}, { token })).json()

  expect(data.total).toBe(2)
  expect(data.rows).toEqual([
    { id: newer.id, name: 'Ravi', videoLink: 'https://youtu.be/abcdefghijk', version: 1 },
    { id: older.id, name: 'Asha', videoLink: older.videoLink, version: 1 },
  ])
})

test('pages of testimonials are searched, sorted and selected by id', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const zoya = await aTestimonial(db, { name: 'Zoya 50%', videoLink: 'https://youtu.be/aaaaaaaaaaa' })
  await aTestimonial(db, { name: 'asha verma', videoLink: 'https://youtu.be/bbbbbbbbbbb' })
  await aTestimonial(db, { name: 'Mira Verma', videoLink: 'https://films.example/mira' })
  const names = async (body: object) =>
    (await api.post(SEARCH, body, { token })).json().data.rows.map(({ name }: Row) => name)

  expect(await names({ sort: 'name' })).toEqual(['asha verma', 'Mira Verma', 'Zoya 50%'])
  expect(await names({ sort: 'name', descending: true })).toEqual(['Zoya 50%', 'Mira Verma', 'asha verma'])
  expect(await names({ search: 'VERMA youtu' })).toEqual(['asha verma'])
  expect(await names({ search: '0%' })).toEqual(['Zoya 50%'])
  expect(await names({ filters: { id: zoya.id } })).toEqual(['Zoya 50%'])
  expect((await api.post(SEARCH, { sort: 'video' }, { token })).statusCode).toBe(400)
})

test('each page of testimonials continues where the previous one ends', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  for (let nth = 0; nth < 23; nth += 1) await aTestimonial(db)
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => (await api.post(SEARCH, { page }, { token })).json().data),
  )

  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [10, 23],
    [10, 23],
    [3, 23],
    [0, 23],
  ])
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }: Row) => id))
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(new Set(ids).size).toBe(23)
})
