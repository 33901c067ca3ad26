import { expect, test } from 'vitest'
import { recordIn, withRecord } from './use-opened-record.ts'

test('the open record is stored in the address and leaves the parameters of the list unchanged', () => {
  const params = withRecord(new URLSearchParams('q=ravi'), 12)
  expect(params.toString()).toBe('q=ravi&record=12')
  expect(recordIn(params)).toBe(12)
  expect(withRecord(params, null).toString()).toBe('q=ravi')
})

test.each(['', 'record=', 'record=0', 'record=x', 'record=1.5', 'record=99999999999'])(
  '%s contains no record id',
  (query) => {
    expect(recordIn(new URLSearchParams(query))).toBeNull()
  },
)
