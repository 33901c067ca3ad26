import { expect, test } from 'vitest'
import { scrolledTo } from './use-current-in-view.ts'

const at = (left: number, right: number) => ({ getBoundingClientRect: () => ({ left, right }) as DOMRect })
const list = at(16, 374)

test('the row does not scroll when the whole tab is visible', () => {
  expect(scrolledTo(0, list, at(16, 90))).toBe(0)
  expect(scrolledTo(120, list, at(300, 374))).toBe(120)
})

test('the row scrolls to centre a tab that is hidden or cut off at its edge', () => {
  expect(scrolledTo(0, list, at(700, 760))).toBe(535)
  expect(scrolledTo(0, list, at(340, 400))).toBe(175)
  expect(scrolledTo(535, list, at(-100, -40))).toBe(270)
})
