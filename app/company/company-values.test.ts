import { expect, test } from 'vitest'
import { company } from '#demo/company.ts'
import { conflictRows } from '../ui/record/conflict.ts'
import { mergeValues } from '../ui/record/use-single-record.ts'
import { readValues, ruleOf, textsOf, valuesOf } from './company-values.ts'

const stored = { ...company, version: 3 }

test('the values of a stored company are read back as the same company', () => {
  const reading = readValues(valuesOf(stored), stored.version)

  expect(reading).toEqual({ ok: true, draft: stored })
})

test('a company that was never saved starts with empty names', () => {
  expect(valuesOf({ ...stored, name: 'localhost', legalName: 'localhost', version: 0 })).toMatchObject({
    name: '',
    legalName: '',
  })
})

test('errors are keyed by the name of their input, with the key of an office or phone instead of its index', () => {
  const values = valuesOf(stored)
  const [office] = values.offices
  if (!office) throw new Error('The demo has no office.')
  const reading = readValues(
    {
      ...values,
      linkedin: 'linkedin.com/plinth',
      officerEmail: 'grievance@company.example',
      offices: [{ ...office, lines: ' \n ' }],
      phones: [{ key: 1, purpose: 'Sales', number: 'none' }],
    },
    3,
  )

  expect(reading).toEqual({
    ok: false,
    errors: {
      linkedin: 'Company pages start with linkedin.com/company/',
      officerName: 'Please enter the name of the officer too.',
      [`offices.${office.key}.lines`]: 'Please enter the address of the office.',
      'phones.1.number': 'Please enter a phone number with 6 to 15 digits.',
    },
  })
})

test.each([
  ['linkedin', 'linkedin.com/plinth', 'Company pages start with linkedin.com/company/'],
  ['linkedin', 'linkedin.com/company/plinth', null],
  ['offices.0.lines', '', 'Please enter the address of the office.'],
  ['offices.2.phone', 'x', 'Please enter a phone number with 6 to 15 digits.'],
  ['phones.1.purpose', ' ', 'Please say what this number is for.'],
  ['officerEmail', 'x', 'Please enter an address such as hello@company.com.'],
  ['officerName', '', null],
  ['officePicture', 'office.jpg', null],
  ['officePictureAlt', '', null],
  ['foundedYear', '98', 'Please enter a year such as 1998.'],
])('validating %s with the value %o returns %o', (name, value, sentence) => {
  expect(ruleOf(name, value)).toBe(sentence)
})

test('a merge takes the chosen fields and the fields that only the other user changed', () => {
  const opened = valuesOf(stored)
  const mine = { ...opened, name: 'Mine', cin: 'X' }
  const theirs = { ...opened, name: 'Theirs', email: 'new@company.example', phones: [] }
  const rows = conflictRows({ opened: textsOf(opened), mine: textsOf(mine), theirs: textsOf(theirs) })

  expect(rows.filter(({ chosenSide }) => chosenSide === null).map(({ name }) => name)).toEqual(['name'])
  expect(mergeValues(mine, theirs, { rows, choice: { name: 'mine' } })).toMatchObject({
    name: 'Mine',
    cin: 'X',
    email: 'new@company.example',
    phones: [],
  })
})
