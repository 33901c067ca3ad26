import { expect, test } from 'vitest'
import { isBackOffice, isBackOfficeRoute } from './back-office.ts'

test('the back office is what has its address below admin', () => {
  expect(isBackOffice([{ id: 'root' }, { id: 'admin/dashboard' }])).toBe(true)
  expect(isBackOffice([{ id: 'root' }, { id: 'admin' }])).toBe(true)
  expect(isBackOffice([{ id: 'root' }, { id: 'home' }])).toBe(false)
  expect(isBackOffice([])).toBe(false)
})

test('an address that only begins like the back office is another page', () => {
  expect(isBackOfficeRoute('admin/landing')).toBe(true)
  expect(isBackOfficeRoute('administration')).toBe(false)
  expect(isBackOfficeRoute('product/admin/dashboard')).toBe(false)
})
