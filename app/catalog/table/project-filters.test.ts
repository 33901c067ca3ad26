import { expect, test } from 'vitest'
import { requestFilters } from './project-filters.ts'

const ALL = { category: '', status: '', shown: '', flag: '' }
const NONE = { categoryId: null, status: null, isShown: null, flag: null }

test.for([
  [{}, {}],
  [{ category: '2' }, { categoryId: 2 }],
  [{ status: 'New Launch' }, { status: 'New Launch' }],
  [{ shown: 'yes' }, { isShown: true }],
  [{ shown: 'no' }, { isShown: false }],
  [{ flag: 'isExclusive' }, { flag: 'isExclusive' }],
] as const)('%o in the URL is sent as %o', ([inAddress, expected]) => {
  expect(requestFilters({ ...ALL, ...inAddress })).toEqual({ ...NONE, ...expected })
})

test('ignores values that no filter offers', () => {
  const old = { category: 'villas', status: 'Planned', shown: 'perhaps', flag: 'id' }

  expect(requestFilters(old)).toEqual(NONE)
})
