import { expect, test } from 'vitest'
import {
  busiestDay,
  changeSince,
  completeness,
  dayTotals,
  fillOf,
  fullestHour,
  gapsOf,
  leadingInterest,
  pagesOnSite,
  visitsPerDay,
  weeklyMeans,
} from './key-figures.ts'

const DAYS = [
  { day: '2026-03-01', counts: [2, 1] },
  { day: '2026-03-02', counts: [0, 3] },
]

test('sums the enquiries of all interests per day and finds the leading interest', () => {
  expect(dayTotals(DAYS)).toEqual([3, 3])
  expect(leadingInterest({ interests: ['A', 'B'], days: DAYS, totalBefore: 0 })).toEqual({ name: 'B', share: 67 })
  expect(leadingInterest({ interests: [], days: [], totalBefore: 0 })).toBeNull()
})

test('weeklyMeans returns the mean of each day and the six days before it', () => {
  expect(weeklyMeans([7, 0, 0, 0, 0, 0, 0, 14, 7])).toEqual([1, 2, 3])
})

test('returns a change in whole per cent, and null when there was nothing before', () => {
  expect(changeSince(50, 59)).toBe(18)
  expect(changeSince(3, 2)).toBe(-33)
  expect(changeSince(4, 4)).toBe(0)
  expect(changeSince(0, 4)).toBeNull()
})

test('finds the busiest day and the fullest hour, and null when there are no visits', () => {
  const visits = {
    days: ['2026-03-01', '2026-03-02'],
    hours: [
      { timeSlot: '11-12', counts: [1, 3] },
      { timeSlot: '1-2', counts: [2, 1] },
      { timeSlot: null, counts: [9, 0] },
    ],
  }

  expect(visitsPerDay(visits).map(({ total }) => total)).toEqual([12, 4])
  expect(busiestDay(visits)).toEqual({ day: '2026-03-01', total: 12 })
  expect(fullestHour(visits)).toEqual({ timeSlot: '11-12', day: '2026-03-02', count: 3 })
  expect(busiestDay({ days: ['2026-03-01'], hours: [{ timeSlot: '1-2', counts: [0] }] })).toBeNull()
  expect(fullestHour({ days: ['2026-03-01'], hours: [{ timeSlot: '1-2', counts: [0] }] })).toBeNull()
})

test('measures completeness over the parts that published pages should have', () => {
  const content = { projects: 6, shown: 5, announced: 1, gaps: 9, withGaps: 2 }

  expect(pagesOnSite(content)).toBe(4)
  expect(completeness(content)).toBe(75)
  expect(completeness({ projects: 2, shown: 1, announced: 1, gaps: 0, withGaps: 0 })).toBe(100)
})

test('completeness is below 100 when a single part is missing', () => {
  expect(completeness({ projects: 300, shown: 300, announced: 0, gaps: 1, withGaps: 1 })).toBe(99)
})

test('a part with fewer entries than it needs is a gap', () => {
  const gallery = { part: 'gallery', have: 3, need: 4 } as const
  const video = { part: 'video', have: 1, need: 1 } as const

  expect(gapsOf({ id: 1, name: 'Suncourt', parts: [gallery, video] })).toEqual([gallery])
  expect([gallery, video, { ...video, have: 0 }].map(fillOf)).toEqual(['short', 'complete', 'empty'])
})
