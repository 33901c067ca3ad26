import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('a call without a response is a lost connection, and every other failure has the message of its outcome', () => {
  expect(failureText({ ok: false, reason: 'failed', status: 0, message: 'Server error.' })).toBe(
    'The connection was lost. Please check your connection and try again.',
  )
  expect(failureText({ ok: false, reason: 'failed', status: 504, message: 'Server error.' })).toBe('Server error.')
  expect(failureText({ ok: false, reason: 'refused', status: 400, message: 'Too long.' })).toBe('Too long.')
})
