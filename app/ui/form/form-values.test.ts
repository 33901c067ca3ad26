import { expect, test } from 'vitest'
import { changedFields, valuesIn, withValues } from './form-values.ts'

const stored = { name: 'Suncourt', overview: 'One\nTwo', isExclusive: '' }

test('lists only the fields whose value differs', () => {
  expect(changedFields(stored, stored)).toEqual([])
  expect(changedFields(stored, { ...stored, name: 'Suncourt Two', isExclusive: 'on' })).toEqual(['name', 'isExclusive'])
})

test('ignores surrounding whitespace and the kind of line breaks', () => {
  expect(changedFields(stored, { name: ' Suncourt ', overview: 'One\r\nTwo\n', isExclusive: '' })).toEqual([])
})

test('lists a field that was emptied, but not one that was already empty', () => {
  expect(changedFields(stored, { ...stored, name: '' })).toEqual(['name'])
  expect(changedFields({ title: '' }, { title: ' ' })).toEqual([])
})

test('reads the named fields of a form, and a missing one as an empty text', () => {
  const form = new FormData()
  form.set('name', 'Suncourt')
  form.set('unknown', 'x')

  expect(valuesIn(form, ['name', 'isExclusive'])).toEqual({ name: 'Suncourt', isExclusive: '' })
})

test('keeps a submitted field with an empty value, and does not add an unchecked box', () => {
  const submitted = new FormData()
  submitted.set('possessionDate', '2030-12-31')
  submitted.set('id', '7')

  const values = { possessionDate: '', name: 'Suncourt', isExclusive: '' }
  expect([...withValues(submitted, values)]).toEqual([
    ['possessionDate', ''],
    ['id', '7'],
    ['name', 'Suncourt'],
  ])
})
