import { expect, test } from 'vitest'
import { MEDIA_CATEGORY } from '#contract/media/media.constants.ts'
import type { MediaGroup } from '#contract/media/media.schema.ts'
import { countOptions, readCount, yearsOf } from './media-years.ts'

test('returns only the years in which the category has items, newest first', () => {
  const groups = [aGroup(1, 2024, 2), aGroup(2, 2027, 1), aGroup(1, 2026, 4), aGroup(1, 2025, 0)]

  const years = yearsOf(groups, MEDIA_CATEGORY.press)

  expect(years.map(({ year, total }) => [year, total])).toEqual([
    [2026, 4],
    [2024, 2],
  ])
})

test('limits the items of a year to the given number, and their fields to those that the page shows', () => {
  const [year] = yearsOf([aGroup(1, 2026, 17)], MEDIA_CATEGORY.press, 9)

  expect(year?.total).toBe(17)
  expect(year?.items).toHaveLength(9)
  expect(Object.keys(year?.items[0] ?? {}).sort()).toEqual(['date', 'description', 'id', 'image', 'link', 'name'])
})

test.each([
  [0, ['3', '6', '9']],
  [9, ['3', '6', '9']],
  [10, ['3', '6', '9', '12']],
  [12, ['3', '6', '9', '12']],
  [13, ['3', '6', '9', '12', '15']],
])('for %i items the options are %j', (total, options) => {
  expect(countOptions(total)).toEqual(options)
})

test.each([
  [null, 9],
  ['', 9],
  ['3', 3],
  ['12', 12],
  ['10', 9],
  ['0', 9],
  ['-3', 9],
  ['3e1', 9],
  ['99999', 9],
])('the query count=%s shows %i items of a year', (text, count) => {
  expect(readCount(text)).toBe(count)
})

function aGroup(categoryId: number, year: number, count: number): MediaGroup {
  const items = Array.from({ length: count }, (_, index) => ({
    id: year * 100 + index,
    name: `Item ${index}`,
    description: 'Words.',
    image: null,
    link: null,
    categoryId,
    date: `${year}-03-14`,
    isActive: true,
    projectId: null,
    projectCity: null,
  }))
  return { categoryId, year, items }
}
