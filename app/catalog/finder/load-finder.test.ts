import { expect, test } from 'vitest'
import type { Finding } from '#contract/catalog/finder.schema.ts'
import type { Api } from '../../lib/api-client.ts'
import { loadFinder } from './load-finder.ts'

const nothing: Finding = {
  total: 0,
  unitTypes: 0,
  projects: [],
  looser: [],
  counts: {
    cities: [{ name: 'Noida', count: 0 }],
    categories: [],
    statuses: [],
    kinds: [],
    offeredKinds: [],
    possession: [],
    anyPossession: 0,
    prices: [0],
  },
}

test('a page after the last one is not found, says so and links to the last one', async () => {
  const api = (async () => ({
    ok: true,
    status: 200,
    message: 'OK',
    data: { ...nothing, total: 24 },
  })) as unknown as Api

  const { data, init } = await loadFinder(api, new Request('http://plinth.example/find?page=99'))

  expect(init?.status).toBe(404)
  expect(data.pageText).toBe('There is no page 99. The results end on page 2.')
  expect(data).toMatchObject({ previous: { label: 'To the last page', address: '/find?page=2' }, next: null })
})

test('ignores a city in the URL that has no projects, says so, and does not offer to follow it', async () => {
  const api = (async () => ({ ok: true, status: 200, message: 'OK', data: nothing })) as unknown as Api

  const { data } = await loadFinder(api, new Request('http://plinth.example/find?city=Atlantis&city=noida'))
  const unknown = await loadFinder(api, new Request('http://plinth.example/find?city=Atlantis&city=Utopia'))
  const known = await loadFinder(api, new Request('http://plinth.example/find?city=noida'))

  expect(data.chosen).toMatchObject([{ label: 'Noida' }])
  expect(unknown.data.chosen).toEqual([])
  expect(unknown.data.looser?.hear).toBeNull()
  expect(data.notice).toBe('We have no projects in Atlantis. The results leave out this city.')
  expect(unknown.data.notice).toBe('We have no projects in Atlantis and Utopia. The results leave out these cities.')
  expect(known.data.notice).toBeNull()
})
