import { expect, test } from 'vitest'
import { tabAfterKey } from './tabs.tsx'

test('arrow keys wrap around; Home and End go to the ends', () => {
  expect(tabAfterKey({ key: 'ArrowRight', at: 2, count: 3 })).toBe(0)
  expect(tabAfterKey({ key: 'ArrowLeft', at: 0, count: 3 })).toBe(2)
  expect(tabAfterKey({ key: 'ArrowRight', at: 0, count: 3 })).toBe(1)
  expect(tabAfterKey({ key: 'Home', at: 2, count: 3 })).toBe(0)
  expect(tabAfterKey({ key: 'End', at: 0, count: 3 })).toBe(2)
})

test('other keys are not handled', () => {
  expect(tabAfterKey({ key: 'Enter', at: 0, count: 3 })).toBeNull()
  expect(tabAfterKey({ key: 'ArrowRight', at: 0, count: 0 })).toBeNull()
})
