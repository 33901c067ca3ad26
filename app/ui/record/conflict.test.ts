import { expect, test } from 'vitest'
import { conflictRows, differenceOf, mergedValues } from './conflict.ts'

const opened = { name: 'Suncourt', city: 'Delhi', type: 'Homes', state: 'Delhi' }

test('what only one of the two changed needs no choice', () => {
  const rows = conflictRows({
    opened,
    mine: { ...opened, name: 'Suncourt Two' },
    theirs: { ...opened, city: 'Lucknow' },
  })

  expect(rows).toEqual([{ name: 'city', mine: 'Delhi', theirs: 'Lucknow', kept: 'theirs' }])
})

test('what both changed must be chosen', () => {
  const rows = conflictRows({ opened, mine: { ...opened, city: 'Pune' }, theirs: { ...opened, city: 'Lucknow' } })

  expect(rows).toEqual([{ name: 'city', mine: 'Pune', theirs: 'Lucknow', kept: null }])
})

test('the same change by both is no conflict, nor is a save that changed none of these fields', () => {
  expect(conflictRows({ opened, mine: { ...opened, city: 'Pune' }, theirs: { ...opened, city: 'Pune ' } })).toEqual([])
  expect(conflictRows({ opened, mine: { ...opened, city: 'Pune' }, theirs: opened })).toEqual([])
})

test('the choice decides, and without one what was kept stands', () => {
  const mine = { ...opened, city: 'Pune', type: 'Offices' }
  const theirs = { name: 'Suncourt Two', city: 'Lucknow', type: 'Shops', state: 'Delhi' }
  const rows = conflictRows({ opened, mine, theirs })

  expect(mergedValues(mine, rows, { city: 'theirs', type: 'mine' })).toEqual({
    name: 'Suncourt Two',
    city: 'Lucknow',
    type: 'Offices',
    state: 'Delhi',
  })
  expect(mergedValues(mine, rows, { name: 'mine', city: 'mine', type: 'mine' })).toEqual(mine)
})

test('two versions differ in whole words, after and before what both have', () => {
  const mine = 'The terms\n\nWe answer in ten days.\n\nThe end'
  const theirs = 'The terms\n\nWe answer in twenty working days.\n\nThe end'

  expect(differenceOf(mine, theirs)).toEqual({
    before: 'The terms\n\nWe answer in ',
    words: 'ten',
    after: ' days.\n\nThe end',
  })
  expect(differenceOf(theirs, mine).words).toBe('twenty working')
})

test('of a version that lost something no word is left, and one that shares nothing differs as a whole', () => {
  expect(differenceOf('One\n\nThree', 'One\n\nTwo\n\nThree')).toEqual({ before: 'One\n\n', words: '', after: 'Three' })
  expect(differenceOf('Pune', 'Lucknow')).toEqual({ before: '', words: 'Pune', after: '' })
})
