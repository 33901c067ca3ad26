import { expect, test } from 'vitest'
import { changedChoices, isSameChoice } from './feature-choice.ts'

test('a choice is the same in any order, and each tick that differs is counted', () => {
  expect(isSameChoice([1, 2], [2, 1])).toBe(true)
  expect(isSameChoice([1, 2], [1])).toBe(false)
  expect(changedChoices([1, 2], [2, 3, 4])).toBe(3)
})
