import { expect, test } from 'vitest'
import { recordIn, withRecord } from './use-opened-record.ts'

test('an open record is found again in the address, beside what the list keeps there', () => {
  const params = withRecord(new URLSearchParams('q=ravi'), 12)
  expect(params.toString()).toBe('q=ravi&record=12')
  expect(recordIn(params)).toBe(12)
  expect(withRecord(params, null).toString()).toBe('q=ravi')
})

test.each(['', 'record=', 'record=0', 'record=x', 'record=1.5', 'record=99999999999'])(
  '%s names no record',
  (query) => {
    expect(recordIn(new URLSearchParams(query))).toBeNull()
  },
)
