import { expect, test } from 'vitest'
import { findProjects } from '#contract/catalog/finder.endpoints.ts'
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

test.for([
  ['3 bhk under 2 crore', 4, true],
  ['3 bhk under 2 crore', 0, false],
  ['court', 4, false],
] as const)(
  'a search for %j with %i projects in the finder sets isInFinder to %j',
  async ([text, total, isInFinder]) => {
    const api = (async (endpoint: unknown) => {
      const data = endpoint === findProjects ? { total } : []
      return { ok: true, status: 200, message: 'OK', data }
    }) as unknown as Api

    expect(await loadSearch(api, new Request(`http://plinth.example/search?q=${text}`))).toMatchObject({ isInFinder })
  },
)
