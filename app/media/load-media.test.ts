import { expect, test } from 'vitest'
import { MEDIA_CATEGORY } from '#contract/media/media.constants.ts'
import type { Api } from '../lib/api-client.ts'
import { loadMedia } from './load-media.ts'

const request = new Request('https://site.test/media')

function apiWith(items: readonly object[]) {
  const data = [{ categoryId: MEDIA_CATEGORY.press, year: 2026, items }]
  return (async () => ({ ok: true, status: 200, message: 'OK', data })) as unknown as Api
}

test('isEmpty is true while there is no item of any kind', async () => {
  const item = { id: 1, name: 'Topped out', date: '2026-08-30', description: '', link: null, image: null }

  expect(await loadMedia(apiWith([]), request)).toMatchObject({ isEmpty: true })
  expect(await loadMedia(apiWith([item]), request)).toMatchObject({ isEmpty: false })
})
