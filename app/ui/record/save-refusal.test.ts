import { expect, test } from 'vitest'
import { refusedField, saveRefusal } from './save-refusal.ts'

const refused = { ok: false, reason: 'refused', message: 'The record is locked.' } as const

test('a refusal has the reason of the server, whatever its status', () => {
  for (const status of [400, 403, 404, 409, 413, 429]) {
    expect(saveRefusal({ ...refused, status })).toEqual({
      text: 'This was not saved.',
      reason: 'The record is locked.',
    })
  }
})

test('a specified save that is refused as invalid has the heading of the specification', () => {
  const heading = (status: number) => saveRefusal({ ...refused, status }, { isSpecified: true })?.text

  expect(heading(400)).toBe('error')
  expect(heading(403)).toBe('This was not saved.')
})

test('a save without a response says that the typed text is still there and how to continue', () => {
  const failed = { ok: false, reason: 'failed', message: 'Server error' } as const

  expect(saveRefusal({ ...failed, status: 0 })).toEqual({
    text: 'This was not saved.',
    reason: 'What you entered is still here. Please check your connection and try again.',
  })
  expect(saveRefusal({ ...failed, status: 500 })).toEqual({
    text: 'This was not saved.',
    reason: 'What you entered is still here. Please try again in a moment.',
  })
})

test('a save that the server may still finish is not called unsaved', () => {
  expect(saveRefusal({ ok: false, reason: 'failed', message: 'Server error', status: 504 })).toEqual({
    text: 'This is not saved yet.',
    reason: 'This takes longer than usual and may still be done. Please look again in a few minutes.',
  })
})

test('a 401 is not a refusal, because the sign-in dialog opens instead', () => {
  expect(saveRefusal({ ...refused, status: 401 })).toBeNull()
})

test('a refusal about a field is the message of that field', () => {
  const fields = { 'The record is locked.': 'address' }
  const failed = { ok: false, reason: 'failed', status: 500, message: 'The record is locked.' } as const

  expect(refusedField({ ...refused, status: 400 }, fields)).toEqual({ address: 'The record is locked.' })
  expect(refusedField({ ...refused, status: 400 }, {})).toBeNull()
  expect(refusedField({ ...refused, status: 400 }, () => 'name')).toEqual({ name: 'The record is locked.' })
  expect(refusedField({ ...refused, status: 404 }, () => 'name')).toBeNull()
  expect(refusedField(failed, fields)).toBeNull()
})
