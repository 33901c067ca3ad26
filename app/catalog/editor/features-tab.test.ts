import { expect, test } from 'vitest'
import { changedChoices, isSameChoice } from './features-tab.tsx'

test('ignores the order of a selection and counts each checkbox that differs', () => {
  expect(isSameChoice([1, 2], [2, 1])).toBe(true)
  expect(isSameChoice([1, 2], [1])).toBe(false)
  expect(changedChoices([1, 2], [2, 3, 4])).toBe(3)
})
