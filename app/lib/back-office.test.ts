import { expect, test } from 'vitest'
import { isBackOffice } from './back-office.ts'

test('the back office is what has its address below admin', () => {
  expect(isBackOffice([{ id: 'root' }, { id: 'admin/dashboard' }])).toBe(true)
  expect(isBackOffice([{ id: 'root' }, { id: 'admin' }])).toBe(true)
  expect(isBackOffice([{ id: 'root' }, { id: 'home' }])).toBe(false)
  expect(isBackOffice([])).toBe(false)
})
