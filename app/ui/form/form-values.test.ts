import { expect, test } from 'vitest'
import { changedFields, formOf, valuesIn } from './form-values.ts'

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

test('reads a form field by field and writes it back without its empty fields', () => {
  const form = new FormData()
  form.set('name', 'Suncourt')
  form.set('unknown', 'x')

  expect(valuesIn(form, ['name', 'isExclusive'])).toEqual({ name: 'Suncourt', isExclusive: '' })
  expect([...formOf({ name: 'Suncourt', isExclusive: '' })]).toEqual([['name', 'Suncourt']])
})
