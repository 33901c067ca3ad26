import { expect, test } from 'vitest'
import { optionalText, required } from '#contract/wire/fields.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { fieldRule } from './read-form.ts'

test('text that is too long has a message with its length and the limit', () => {
  const rule = fieldRule(optionalText({ max: 5_000 }))

  expect(rule(` ${'x'.repeat(5_000)} `)).toBeNull()
  expect(rule('x'.repeat(5_312))).toBe(wireMessages.tooLongBy(5_312, 5_000))
  expect(wireMessages.tooLongBy(5_312, 5_000)).toBe('This text is too long: 5,312 of at most 5,000 characters.')
})

test('every other error has the message of the contract', () => {
  expect(fieldRule(required('Give it a title.'))(' ')).toBe('Give it a title.')
})
