import { expect, test } from 'vitest'
import { isBackOffice, isBackOfficeRoute } from './back-office.ts'

test('routes below admin belong to the back office', () => {
  expect(isBackOffice([{ id: 'root' }, { id: 'admin/dashboard' }])).toBe(true)
  expect(isBackOffice([{ id: 'root' }, { id: 'admin' }])).toBe(true)
  expect(isBackOffice([{ id: 'root' }, { id: 'home' }])).toBe(false)
  expect(isBackOffice([])).toBe(false)
})

test('a route that only begins with the same letters does not belong to the back office', () => {
  expect(isBackOfficeRoute('admin/landing')).toBe(true)
  expect(isBackOfficeRoute('administration')).toBe(false)
  expect(isBackOfficeRoute('product/admin/dashboard')).toBe(false)
})
