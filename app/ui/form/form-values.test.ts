import { expect, test } from 'vitest'
import { changedFields, formOf, valuesIn } from './form-values.ts'

const stored = { name: 'Suncourt', overview: 'One\nTwo', isExclusive: '' }

test('only fields that hold something else are changed', () => {
  expect(changedFields(stored, stored)).toEqual([])
  expect(changedFields(stored, { ...stored, name: 'Suncourt Two', isExclusive: 'on' })).toEqual(['name', 'isExclusive'])
})

test('blanks at the ends and the kind of line breaks are no change', () => {
  expect(changedFields(stored, { name: ' Suncourt ', overview: 'One\r\nTwo\n', isExclusive: '' })).toEqual([])
})

test('a field that was emptied is a change, one that was empty before is none', () => {
  expect(changedFields(stored, { ...stored, name: '' })).toEqual(['name'])
  expect(changedFields({ title: '' }, { title: ' ' })).toEqual([])
})

test('a form is read field by field and written back without its empty fields', () => {
  const form = new FormData()
  form.set('name', 'Suncourt')
  form.set('unknown', 'x')

  expect(valuesIn(form, ['name', 'isExclusive'])).toEqual({ name: 'Suncourt', isExclusive: '' })
  expect([...formOf({ name: 'Suncourt', isExclusive: '' })]).toEqual([['name', 'Suncourt']])
})
