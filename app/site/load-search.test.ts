import { expect, test } from 'vitest'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { loadSearch } from './load-search.ts'

const failure = { ok: false, reason: 'failed', status: 500, message: 'Server error.' } as const

test.for([
  ['/search', { names: true, results: true }, false],
  ['/search', { names: false, results: true }, true],
  ['/search?q=court', { names: true, results: true }, false],
  ['/search?q=court', { names: true, results: false }, true],
  ['/search?q=court', { names: false, results: true }, false],
] as const)('%s with available data %j sets hasFailed to %j', async ([address, works, hasFailed]) => {
  const api = (async (endpoint: unknown) => {
    const isThere = endpoint === listProjectNames ? works.names : works.results
    return isThere ? { ok: true, status: 200, message: 'OK', data: [] } : failure
  }) as unknown as Api

  expect(await loadSearch(api, new Request(`http://plinth.example${address}`))).toMatchObject({ hasFailed })
})
