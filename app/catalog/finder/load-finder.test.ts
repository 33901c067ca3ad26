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

test('a city without projects in the address is neither chosen nor offered a mail list', async () => {
  const api = (async () => ({ ok: true, status: 200, message: 'OK', data: nothing })) as unknown as Api

  const { data } = await loadFinder(api, new Request('http://plinth.example/find?city=Atlantis&city=noida'))
  const unknown = await loadFinder(api, new Request('http://plinth.example/find?city=Atlantis'))

  expect(data.chosen).toMatchObject([{ label: 'noida' }])
  expect(unknown.data.chosen).toEqual([])
  expect(unknown.data.looser?.hear).toBeNull()
})
