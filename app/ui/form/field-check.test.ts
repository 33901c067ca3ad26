import { expect, test } from 'vitest'
import { fieldStatus } from './field-check.ts'

const error = 'Enter your name.'

test('an untouched field is neither valid nor invalid', () => {
  expect(fieldStatus({ value: '', error, isTouched: false })).toBe('resting')
})

test('a field is invalid when it has an error and was touched', () => {
  expect(fieldStatus({ value: '', error, isTouched: true })).toBe('invalid')
  expect(fieldStatus({ value: 'x', error, isTouched: true })).toBe('invalid')
})

test('a field is valid when it has a value and no error', () => {
  expect(fieldStatus({ value: 'Ananya', error: null, isTouched: true })).toBe('valid')
  expect(fieldStatus({ value: 'Ananya', error: null, isTouched: false })).toBe('valid')
})

test('an empty optional field is neither valid nor invalid', () => {
  expect(fieldStatus({ value: '', error: null, isTouched: true })).toBe('resting')
})
