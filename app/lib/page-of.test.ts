import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { searchTrash } from '#contract/back-office/trash.endpoints.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { pageRequestOf } from './page-of.ts'

test('the request contains the search, sort order and page of the table', () => {
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

test('a search text is cut to the length that the server accepts', () => {
  const view = { search: 'x'.repeat(LENGTH.address + 1), sort: null, page: 1, pageSize: 10 }
  const { search } = pageRequestOf(view, {})

  expect(search).toBe('x'.repeat(LENGTH.address))
  expect(z.safeEncode(searchTrash.body, { ...pageRequestOf(view, { entity: null }) }).success).toBe(true)
})
