import { expect, test } from 'vitest'
import { conflictRows, differenceOf, mergedValues } from './conflict.ts'

const opened = { name: 'Suncourt', city: 'Delhi', type: 'Homes', state: 'Delhi' }

test('a field that only one side changed needs no choice', () => {
  const rows = conflictRows({
    opened,
    mine: { ...opened, name: 'Suncourt Two' },
    theirs: { ...opened, city: 'Lucknow' },
  })

  expect(rows).toEqual([{ name: 'city', mine: 'Delhi', theirs: 'Lucknow', chosenSide: 'theirs' }])
})

test('a field that both sides changed needs a choice', () => {
  const rows = conflictRows({ opened, mine: { ...opened, city: 'Pune' }, theirs: { ...opened, city: 'Lucknow' } })

  expect(rows).toEqual([{ name: 'city', mine: 'Pune', theirs: 'Lucknow', chosenSide: null }])
})

test('an equal change on both sides is no conflict, nor is a change on this side only', () => {
  expect(conflictRows({ opened, mine: { ...opened, city: 'Pune' }, theirs: { ...opened, city: 'Pune ' } })).toEqual([])
  expect(conflictRows({ opened, mine: { ...opened, city: 'Pune' }, theirs: opened })).toEqual([])
})

test('the merge uses the choices, and the default for fields without one', () => {
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

test('the difference consists of whole words between a common start and end', () => {
  const mine = 'The terms\n\nWe answer in ten days.\n\nThe end'
  const theirs = 'The terms\n\nWe answer in twenty working days.\n\nThe end'

  expect(differenceOf(mine, theirs)).toEqual({
    before: 'The terms\n\nWe answer in ',
    words: 'ten',
    after: ' days.\n\nThe end',
  })
  expect(differenceOf(theirs, mine).words).toBe('twenty working')
})

test('the difference is empty for a version that only lost words, and the whole text when nothing is shared', () => {
  expect(differenceOf('One\n\nThree', 'One\n\nTwo\n\nThree')).toEqual({ before: 'One\n\n', words: '', after: 'Three' })
  expect(differenceOf('Pune', 'Lucknow')).toEqual({ before: '', words: 'Pune', after: '' })
})
