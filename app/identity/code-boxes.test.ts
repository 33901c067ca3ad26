import { expect, test } from 'vitest'
import { spreadDigits } from './code-boxes.tsx'

const EMPTY = ['', '', '', '']

test('puts a digit into its box and moves to the next', () => {
  expect(spreadDigits(EMPTY, '4', 0)).toEqual({ boxes: ['4', '', '', ''], next: 1 })
  expect(spreadDigits(['4', '1', '9', ''], '7', 3)).toEqual({ boxes: ['4', '1', '9', '7'], next: 3 })
})

test('fills all boxes with a whole code wherever it is pasted', () => {
  for (const from of [0, 2, 3]) {
    expect(spreadDigits(['9', '', '', ''], '0417', from)).toEqual({ boxes: ['0', '4', '1', '7'], next: 3 })
  }
})

test('puts part of a code into the boxes from the current one on', () => {
  expect(spreadDigits(['4', '', '', ''], '17', 1)).toEqual({ boxes: ['4', '1', '7', ''], next: 3 })
  expect(spreadDigits(['4', '1', '9', ''], '77', 3)).toEqual({ boxes: ['4', '1', '9', '7'], next: 3 })
})

test('ignores other characters and surplus digits', () => {
  expect(spreadDigits(EMPTY, 'Code: 04-17.', 1).boxes).toEqual(['0', '4', '1', '7'])
  expect(spreadDigits(EMPTY, '041799', 0).boxes).toEqual(['0', '4', '1', '7'])
  expect(spreadDigits(['4', '', '', ''], 'x', 1)).toEqual({ boxes: ['4', '', '', ''], next: 1 })
})
