import { expect, test } from 'vitest'
import { changeFailureText } from './change-failure-text.ts'

test('a 504 says that the change may still be done, and a lost connection has its usual text', () => {
  expect(changeFailureText({ ok: false, reason: 'failed', status: 504, message: 'Server error.' })).toBe(
    'This takes longer than usual and may still be done. Please look again in a few minutes.',
  )
  expect(changeFailureText({ ok: false, reason: 'failed', status: 0, message: 'Server error.' })).toBe(
    'The connection was lost. Please check your connection and try again.',
  )
})
