import { expect, test } from 'vitest'
import { spreadDigits } from './code-digits.ts'

const EMPTY = ['', '', '', '']

test('a digit goes into its box and typing goes on in the next', () => {
  expect(spreadDigits(EMPTY, '4', 0)).toEqual({ boxes: ['4', '', '', ''], next: 1 })
  expect(spreadDigits(['4', '1', '9', ''], '7', 3)).toEqual({ boxes: ['4', '1', '9', '7'], next: 3 })
})

test('a whole code fills all boxes, wherever it is put', () => {
  for (const from of [0, 2, 3]) {
    expect(spreadDigits(['9', '', '', ''], '0417', from)).toEqual({ boxes: ['0', '4', '1', '7'], next: 3 })
  }
})

test('part of a code goes on from its box and no further than the last', () => {
  expect(spreadDigits(['4', '', '', ''], '17', 1)).toEqual({ boxes: ['4', '1', '7', ''], next: 3 })
  expect(spreadDigits(['4', '1', '9', ''], '77', 3)).toEqual({ boxes: ['4', '1', '9', '7'], next: 3 })
})

test('only digits count, and no more than there are boxes', () => {
  expect(spreadDigits(EMPTY, 'Code: 04-17.', 1).boxes).toEqual(['0', '4', '1', '7'])
  expect(spreadDigits(EMPTY, '041799', 0).boxes).toEqual(['0', '4', '1', '7'])
  expect(spreadDigits(['4', '', '', ''], 'x', 1)).toEqual({ boxes: ['4', '', '', ''], next: 1 })
})
