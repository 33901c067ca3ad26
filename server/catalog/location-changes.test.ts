import { expect } from 'vitest'
import { test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { MAP } from './part-changes.fixture.ts'
import { locations } from './project-parts.tables.ts'

test('a project has one location: saving another replaces it, even in parallel', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const save = (title: string) =>
    api.post('/Product/ManageLocation/', { id: 0, productId, iframe: MAP, locationTitle: title }, { token })

  const responses = await Promise.all(['One', 'Two', 'Three'].map(save))
  await save('Last')

  expect(new Set(responses.map((response) => response.json().data.id)).size).toBe(1)
  expect(await db.select().from(locations)).toMatchObject([{ title: 'Last', version: 4 }])
})

test('only the URL in an embedded map snippet is stored', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const iframe = `<iframe src="${MAP.replace('&', '&amp;')}" onload="alert(1)"></iframe>`

  const response = await api.post(
    '/Product/ManageLocation',
    { productId, iframe },
    { token: await api.tokenOf('Admin') },
  )

  expect(response.json().data).toMatchObject({ iframe: MAP, locationTitle: null })
})
