import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalText } from './fields.ts'
import { onTheWire } from './on-the-wire.ts'
import { pageRequest } from './paged-list.ts'

const Request = pageRequest({
  columns: ['name', 'createdAt'],
  filters: onTheWire(z.object({ city: optionalText() }), { city: 'productCity' }),
})

test('an empty request means the first page of ten rows, without search, sort column or filters', () => {
  const standard = { search: null, sort: null, descending: false, page: 1, pageSize: 10, filters: { city: null } }

  expect(z.decode(Request, {})).toEqual(standard)
  expect(z.decode(Request, { search: ' ', sort: '', page: '', pageSize: null, filters: null })).toEqual(standard)
})

test('the request of a table is decoded unchanged', () => {
  const request = {
    search: 'ravi',
    sort: 'name',
    descending: true,
    page: 3,
    pageSize: 50,
    filters: { city: 'Noida' },
  } as const
  const wire = z.encode(Request, request)

  expect(wire).toEqual({ ...request, filters: { productCity: 'Noida' } })
  expect(z.decode(Request, wire)).toEqual(request)
  expect(z.decode(Request, { ...wire, page: '3', pageSize: '50' })).toEqual(request)
})

test('unknown pages, sizes and columns are refused', () => {
  for (const fault of [
    { page: 0 },
    { page: 2.5 },
    { pageSize: 20 },
    { sort: 'city' },
    { filters: [] },
    { search: 1 },
  ]) {
    expect(z.safeDecode(Request, fault as Record<string, unknown>).success, JSON.stringify(fault)).toBe(false)
  }
})
