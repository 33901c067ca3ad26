import { expect, test } from 'vitest'
import { fittingWidths, middleOf, variantSrcset } from './picture.tsx'

test('an upload has one address per width and format', () => {
  expect(variantSrcset('/assets/images/Cards/1730_house.jpg', 'avif', [320, 640])).toBe(
    '/assets/variants/Cards/1730_house.jpg/320.avif 320w, /assets/variants/Cards/1730_house.jpg/640.avif 640w',
  )
})

test('a single variant has no width in the srcset', () => {
  expect(variantSrcset('/assets/images/Cards/house.jpg', 'webp', [640])).toBe(
    '/assets/variants/Cards/house.jpg/640.webp',
  )
})

test('no variant is wider than the picture, and the smallest variant is always offered', () => {
  expect(fittingWidths([320, 640, 960], 700)).toEqual([320, 640])
  expect(fittingWidths([320, 640], 100)).toEqual([320])
})

test('the fallback for old browsers is the middle width', () => {
  expect([[320], [640, 960], [640, 1280, 1920]].map(middleOf)).toEqual([[320], [960], [1280]])
})

test('an escaped name stays escaped', () => {
  expect(variantSrcset('/assets/images/a/tower%20one.jpg', 'webp', [320])).toBe(
    '/assets/variants/a/tower%20one.jpg/320.webp',
  )
})

test('foreign and nested addresses have no variants', () => {
  expect(variantSrcset('https://example.com/pictures/a/b.jpg', 'avif', [320])).toBeNull()
  expect(variantSrcset('/assets/images/a/b/c.jpg', 'avif', [320])).toBeNull()
  expect(variantSrcset('/img/a.jpg', 'avif', [320])).toBeNull()
})

test('files on the origin of the API keep that origin', () => {
  expect(variantSrcset('https://api.example.com/assets/images/a/b.jpg', 'avif', [320])).toBe(
    'https://api.example.com/assets/variants/a/b.jpg/320.avif',
  )
})
