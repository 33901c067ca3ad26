import { expect, test } from 'vitest'
import { changedChoices, isSameChoice, withChanges } from './features-tab.tsx'

test('ignores the order of a selection and counts each checkbox that differs', () => {
  expect(isSameChoice([1, 2], [2, 1])).toBe(true)
  expect(isSameChoice([1, 2], [1])).toBe(false)
  expect(changedChoices([1, 2], [2, 3, 4])).toBe(3)
})

test('keeps the checkboxes that were changed during a save', () => {
  expect(withChanges([1, 2, 5], { from: [1, 2], to: [2, 3] })).toEqual([2, 5, 3])
  expect(withChanges([1, 2], { from: [1, 2], to: [2, 1] })).toEqual([1, 2])
})
