import { expect, test } from 'vitest'
import { fieldStatus } from './field-check.ts'

const complaint = 'Enter your name.'

test('an untouched field is neither valid nor invalid', () => {
  expect(fieldStatus({ value: '', complaint, isTouched: false })).toBe('resting')
})

test('a field is invalid when it is refused and was touched or changed', () => {
  expect(fieldStatus({ value: '', complaint, isTouched: true })).toBe('invalid')
  expect(fieldStatus({ value: 'x', complaint, isTouched: true })).toBe('invalid')
})

test('a field is valid when it has a value that is not refused', () => {
  expect(fieldStatus({ value: 'Ananya', complaint: null, isTouched: true })).toBe('valid')
  expect(fieldStatus({ value: 'Ananya', complaint: null, isTouched: false })).toBe('valid')
})

test('an empty optional field is neither valid nor invalid', () => {
  expect(fieldStatus({ value: '', complaint: null, isTouched: true })).toBe('resting')
})
