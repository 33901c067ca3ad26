import { expect, test } from 'vitest'
import { changedChoices, isSameChoice, mergedChoice } from './feature-choice.ts'

test('my ticks are added to the stored choice, and nothing that somebody else ticked is lost', () => {
  expect(mergedChoice({ opened: [1, 2], mine: [1, 2, 3], theirs: [1, 2, 4] })).toEqual([1, 2, 3, 4])
})

test('what I crossed out stays crossed out, and so does what somebody else crossed out', () => {
  expect(mergedChoice({ opened: [1, 2, 3], mine: [1, 3], theirs: [2, 3] })).toEqual([3])
})

test('alone, the merged choice is mine', () => {
  expect(mergedChoice({ opened: [1, 2], mine: [3, 1], theirs: [1, 2] })).toEqual([1, 3])
})

test('a choice is the same in any order, and each tick that differs is counted', () => {
  expect(isSameChoice([1, 2], [2, 1])).toBe(true)
  expect(isSameChoice([1, 2], [1])).toBe(false)
  expect(changedChoices([1, 2], [2, 3, 4])).toBe(3)
})
