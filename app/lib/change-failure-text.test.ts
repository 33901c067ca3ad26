import { expect, test } from 'vitest'
import { changeFailureText } from './change-failure-text.ts'

test('a change without a result in time may still be done, every other failure has its usual text', () => {
  expect(changeFailureText({ ok: false, reason: 'failed', status: 504, message: 'Server error.' })).toBe(
    'This takes longer than usual and may still be done. Please look again in a few minutes.',
  )
  expect(changeFailureText({ ok: false, reason: 'failed', status: 0, message: 'Server error.' })).toBe(
    'The connection was lost. Please check your connection and try again.',
  )
})
