import { expect, test } from 'vitest'
import type { ProjectContent } from '#contract/content/dashboard.schema.ts'
import {
  busiestDay,
  byGaps,
  changeSince,
  completeness,
  dayTotals,
  fullestHour,
  leadingInterest,
  visitsPerDay,
  weeklyMeans,
} from './key-figures.ts'

const DAYS = [
  { day: '2026-03-01', counts: [2, 1] },
  { day: '2026-03-02', counts: [0, 3] },
]

test('a day counts the enquiries of all interests, and the one most wrote about leads', () => {
  expect(dayTotals(DAYS)).toEqual([3, 3])
  expect(leadingInterest({ interests: ['A', 'B'], days: DAYS, totalBefore: 0 })).toEqual({ name: 'B', share: 67 })
  expect(leadingInterest({ interests: [], days: [], totalBefore: 0 })).toBeNull()
})

test('the course of a month is drawn from whole weeks', () => {
  expect(weeklyMeans([7, 0, 0, 0, 0, 0, 0, 14, 7])).toEqual([1, 2, 3])
})

test('a change is told in whole per cent, unless there was nothing before', () => {
  expect(changeSince(50, 59)).toBe(18)
  expect(changeSince(3, 2)).toBe(-33)
  expect(changeSince(4, 4)).toBe(0)
  expect(changeSince(0, 4)).toBeNull()
})

test('the busiest day and the fullest hour are found, and none where nobody comes', () => {
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

test('gaps are counted on pages that visitors see', () => {
  const whole = aProject({ id: 1 }, [4, 1])
  const short = aProject({ id: 2 }, [3, 0])
  const hidden = aProject({ id: 3, isActive: false }, [0, 0])
  const announced = aProject({ id: 4, isComingSoon: true }, [0, 0])

  expect(completeness([whole, short, hidden, announced])).toEqual({ percent: 50, gaps: 2, projects: 1 })
  expect(completeness([hidden])).toEqual({ percent: 100, gaps: 0, projects: 0 })
  expect(byGaps([whole, short]).map(({ id }) => id)).toEqual([2, 1])
})

test('a single gap among very many parts keeps the figure below 100', () => {
  const projects = Array.from({ length: 300 }, (_, id) => aProject({ id }, [4, id === 0 ? 0 : 1]))

  expect(completeness(projects).percent).toBe(99)
})

function aProject(given: Partial<ProjectContent>, [gallery, video]: [number, number]): ProjectContent {
  return {
    id: 1,
    name: 'Suncourt',
    isActive: true,
    isComingSoon: false,
    changedAt: '2026-03-01T00:00:00.000Z',
    parts: [
      { part: 'gallery', have: gallery, need: 4 },
      { part: 'video', have: video, need: 1 },
    ],
    ...given,
  }
}
