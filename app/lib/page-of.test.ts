import { expect, test } from 'vitest'
import { pageRequestOf } from './page-of.ts'

test('a table asks for what it shows', () => {
  const view = { search: '', sort: null, page: 2, pageSize: 25 }

  expect(pageRequestOf(view, { city: null })).toEqual({
    search: null,
    sort: null,
    descending: false,
    page: 2,
    pageSize: 25,
    filters: { city: null },
  })
  expect(pageRequestOf({ ...view, search: 'ravi', sort: { key: 'name', direction: 'descending' } }, {})).toMatchObject({
    search: 'ravi',
    sort: 'name',
    descending: true,
  })
})
