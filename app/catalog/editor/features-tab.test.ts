import { expect, test } from 'vitest'
import { isSameChoice, withoutSent } from './features-tab.tsx'

test('two selections of the same features in a different order are the same', () => {
  expect(isSameChoice([1, 2], [2, 1])).toBe(true)
  expect(isSameChoice([1, 2], [1])).toBe(false)
})

test('keeps the changes made during a save, including a change back to the value before the save', () => {
  const sent = new Map([
    [1, true],
    [2, true],
  ])
  const changes = new Map([
    [1, true],
    [2, false],
    [3, true],
  ])
  expect([...withoutSent(changes, sent)]).toEqual([
    [2, false],
    [3, true],
  ])
  expect(withoutSent(new Map([[4, null]]), new Map())).toHaveProperty('size', 1)
})
