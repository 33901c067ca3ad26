import { expect, test } from 'vitest'
import { fieldStatus } from './field-check.ts'

const complaint = 'Enter your name.'

test('a field nobody has touched is not blamed', () => {
  expect(fieldStatus({ value: '', complaint, isTouched: false })).toBe('resting')
})

test('a field is invalid once it was touched or changed and is refused', () => {
  expect(fieldStatus({ value: '', complaint, isTouched: true })).toBe('invalid')
  expect(fieldStatus({ value: 'x', complaint, isTouched: true })).toBe('invalid')
})

test('a field is valid when it holds something that is not refused', () => {
  expect(fieldStatus({ value: 'Ananya', complaint: null, isTouched: true })).toBe('valid')
  expect(fieldStatus({ value: 'Ananya', complaint: null, isTouched: false })).toBe('valid')
})

test('an empty field that may be empty stays at rest', () => {
  expect(fieldStatus({ value: '', complaint: null, isTouched: true })).toBe('resting')
})
