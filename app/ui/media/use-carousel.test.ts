import { expect, test } from 'vitest'
import {
  autoplayStep,
  indexAt,
  isNearLast,
  itemsPerWidth,
  lastIndex,
  progressAt,
  shouldAutoplay,
  stepFrom,
  targetAfter,
} from './use-carousel.ts'

test('the widest breakpoint that fits sets the number of items', () => {
  const banks = [
    { width: 1100, items: 5 },
    { width: 0, items: 1 },
    { width: 600, items: 2 },
    { width: 900, items: 3 },
  ]

  expect(itemsPerWidth(banks)).toEqual([1, 2, 3, 3, 5, 5])
})

test('shows one item below the smallest listed width', () => {
  expect(itemsPerWidth([{ width: 1000, items: 3 }])).toEqual([1, 1, 1, 3, 3, 3])
})

test('the last index is the one at which the last item is at the end of the view', () => {
  expect(lastIndex({ count: 7, perView: 3 })).toBe(4)
  expect(lastIndex({ count: 2, perView: 3 })).toBe(0)
  expect(lastIndex({ count: 3, perView: 0 })).toBe(2)
})

test('arrows stop at the ends of a carousel that does not loop', () => {
  expect(stepFrom({ index: 4, count: 7, perView: 3 }, 'next', false)).toBeNull()
  expect(stepFrom({ index: 0, count: 7, perView: 3 }, 'previous', false)).toBeNull()
  expect(stepFrom({ index: 3, count: 7, perView: 3 }, 'next', false)).toBe(4)
})

test('arrows of a looping carousel wrap around at both ends', () => {
  expect(stepFrom({ index: 4, count: 7, perView: 3 }, 'next', true)).toBe(0)
  expect(stepFrom({ index: 0, count: 7, perView: 3 }, 'previous', true)).toBe(4)
})

test('arrows have no target when all items are in view', () => {
  expect(stepFrom({ index: 0, count: 3, perView: 3 }, 'next', true)).toBeNull()
  expect(autoplayStep({ index: 0, count: 3, perView: 3 })).toBeNull()
})

test('autoplay restarts at the first item after the last', () => {
  expect(autoplayStep({ index: 4, count: 7, perView: 3 })).toBe(0)
  expect(autoplayStep({ index: 1, count: 7, perView: 3 })).toBe(2)
})

test('the scroll position maps to the item at the left edge', () => {
  const last = 4
  expect(indexAt({ left: 0, step: 320, maxLeft: 1200 }, last)).toBe(0)
  expect(indexAt({ left: 500, step: 320, maxLeft: 1200 }, last)).toBe(2)
  expect(indexAt({ left: 1199.5, step: 320, maxLeft: 1200 }, last)).toBe(last)
  expect(indexAt({ left: -40, step: 320, maxLeft: 1200 }, last)).toBe(0)
  expect(indexAt({ left: 100, step: 0, maxLeft: 0 }, last)).toBe(0)
})

test('progress is limited to the range from 0 to 1', () => {
  expect(progressAt({ left: 300, maxLeft: 1200 })).toBe(0.25)
  expect(progressAt({ left: -20, maxLeft: 1200 })).toBe(0)
  expect(progressAt({ left: 10, maxLeft: 0 })).toBe(0)
})

const playing = {
  autoplayMs: 5000,
  isPaused: false,
  isStoppedByUser: false,
  isHovered: false,
  hasFocus: false,
  isDocumentHidden: false,
  isOffScreen: false,
  prefersReducedMotion: false,
}

test('autoplay runs when an interval is set and nothing pauses it', () => {
  expect(shouldAutoplay(playing)).toBe(true)
  expect(shouldAutoplay({ ...playing, autoplayMs: null })).toBe(false)
})

test.each([
  'isPaused',
  'isStoppedByUser',
  'isHovered',
  'hasFocus',
  'isDocumentHidden',
  'isOffScreen',
  'prefersReducedMotion',
] as const)('autoplay pauses while %s', (reason) => {
  expect(shouldAutoplay({ ...playing, [reason]: true })).toBe(false)
})

test.for([
  [0, 9, 3, false],
  [3, 9, 3, true],
  [2, 9, 3, false],
  [7, 9, 1.03, true],
  [6, 9, 1.03, false],
] as const)('at item %i of %i with %f in view, isNearLast is %s', ([index, count, perView, isNear]) => {
  expect(isNearLast({ index, count, perView })).toBe(isNear)
})

test.for([
  ['keeps the target on the way there', 3, 0, 1, 3],
  ['keeps the target while the track has not moved', 3, 1, 1, 3],
  ['forgets the target on arrival', 3, 2, 3, null],
  ['forgets the target when the visitor scrolls the other way', 3, 2, 1, null],
  ['has no target after a scroll by hand', null, 0, 1, null],
] as const)('targetAfter %s', ([_, target, before, index, expected]) => {
  expect(targetAfter(target, { before, index })).toBe(expected)
})
