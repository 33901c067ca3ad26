import { expect, test } from 'vitest'
import type { InterestCounts, ProjectInterest, SourceInterest } from '#contract/insights/insights.schema.ts'
import {
  bookedShare,
  busierAnswer,
  bySource,
  fewBookings,
  percent,
  projectAnswer,
  shareOfStep,
  shareOfViews,
  sourceAnswer,
  stopAnswer,
} from './insight-answers.ts'
import { everyWeek } from './week-chart.tsx'

const none: InterestCounts = {
  views: 0,
  shortlists: 0,
  brochures: 0,
  enquiries: 0,
  visits: 0,
  due: 0,
  came: 0,
  booked: 0,
}
const project = (name: string, counts: Partial<InterestCounts>): ProjectInterest => ({
  id: 1,
  name,
  ...none,
  ...counts,
})
const source = (origin: string | null, counts: Partial<InterestCounts>): SourceInterest => ({
  origin,
  ...none,
  ...counts,
})

test('names the project that leads at every step', () => {
  const gomti = project('Gomti Terraces', { views: 900, enquiries: 12, visits: 3 })
  expect(projectAnswer([project('Suncourt', { views: 500, enquiries: 4 }), gomti])).toEqual({
    answer: 'Gomti Terraces, at every step.',
    more: '',
  })
})

test('names two projects when one is asked about most and another seen most', () => {
  const rows = [project('Suncourt', { views: 900, enquiries: 4 }), project('Kosi House', { views: 500, enquiries: 9 })]
  expect(projectAnswer(rows).answer).toBe('Kosi House for enquiries, Suncourt for views.')
  expect(projectAnswer([project('Suncourt', {})]).answer).toBe('None yet.')
})

test('names the project with the most shortlists per view, and whether it has the fewest enquiries per view', () => {
  const rows = [
    project('Gomti Terraces', { views: 1000, shortlists: 30, enquiries: 20 }),
    project('Suncourt', { views: 800, shortlists: 20, enquiries: 10 }),
    project('Kadamba Villas', { views: 400, shortlists: 20, enquiries: 1 }),
    project('Elite One', { views: 20, shortlists: 5 }),
  ]
  expect(projectAnswer(rows).more).toBe(
    'Kadamba Villas is kept on shortlists more often per view than any other, and asked about least.',
  )
})

test('names the step that the smallest share of people takes, if at least five could take it', () => {
  const counts = { enquiries: 164, visits: 71, due: 60, came: 52, booked: 30 }
  expect(stopAnswer(project('Gomti Terraces', counts))).toEqual({
    answer: 'Between writing and visiting.',
    more: '71 visits for 164 enquiries, 52 of 60 due came and 30 booked.',
  })
  expect(stopAnswer(project('Gomti Terraces', { ...counts, booked: 9 })).answer).toBe(
    'Between coming and booking a home.',
  )
  expect(stopAnswer(project('Elite One', { enquiries: 1, visits: 4 }))).toEqual({
    answer: 'Too few have written to say.',
    more: '4 visits for 1 enquiry, 0 came and 0 booked.',
  })
})

test('future visits do not count as missed visits', () => {
  const counts = { enquiries: 19, visits: 8, due: 2, came: 1 }
  expect(stopAnswer(project('Ridgeview Terraces', counts)).answer).toBe('Between writing and visiting.')
  expect(shareOfStep('came', project('Ridgeview Terraces', counts))).toBe('50 % of visits due')
})

test.each([
  [620, 512, 'Yes, by 21 %.'],
  [400, 512, 'No, 22 % less.'],
  [512, 510, 'About the same.'],
  [512, 0, 'There is nothing to compare with.'],
])('answers for %i enquiries after %i in the weeks before: %s', (now, before, answer) => {
  const found = busierAnswer({ ...none, enquiries: now }, { ...none, enquiries: before }, 'the week before')
  expect(found.answer).toBe(answer)
})

test('compares enquiries and visits with the weeks before', () => {
  const now = { ...none, enquiries: 1, visits: 274 }
  expect(busierAnswer(now, { ...none, enquiries: 2, visits: 204 }, 'the four weeks before').more).toBe(
    '1 enquiry (−50 %) and 274 visits (+34 %) against the four weeks before.',
  )
})

test('sorts sources by bookings, with unknown ones and this site last', () => {
  const rows = [
    source(null, { booked: 9 }),
    source('site', { views: 90 }),
    source('portal', { enquiries: 96, booked: 1 }),
    source('direct', { enquiries: 20, booked: 6 }),
    source('search', { enquiries: 80, booked: 11 }),
  ]
  expect(bySource(rows).map(({ origin }) => origin)).toEqual(['search', 'direct', 'portal', null, 'site'])
  expect(sourceAnswer(rows)).toEqual({
    answer: 'Search engines, then typed or bookmarked.',
    more: 'Property portals: 96 enquiries and one booking. A share is shown from five bookings on.',
  })
  expect(sourceAnswer([source('campaign:Diwali', { enquiries: 3 })]).answer).toBe('None has brought a booking yet.')
})

test('shareOfViews leaves out views from this site, and bookedShare is null below five bookings', () => {
  const search = source('search', { views: 30, enquiries: 100, booked: 5 })
  const rows = [search, source('direct', { views: 70 }), source('site', { views: 900 })]
  expect(rows.map((row) => shareOfViews(row, rows))).toEqual(['30 %', '70 %', null])
  expect(bookedShare(search)).toBe('5.0 %')
  expect(bookedShare({ ...search, booked: 4 })).toBeNull()
})

test('says how much one booking changes the share while there are fewer than ten', () => {
  expect(fewBookings({ ...none, came: 52, booked: 9 })).toBe(
    'Nine bookings are few: one more or less changes the last line by 2 points.',
  )
  expect(fewBookings({ ...none, came: 200, booked: 1 })).toBe(
    'One booking is little: one more or less changes the last line by 1 point.',
  )
  expect(fewBookings({ ...none, came: 52, booked: 10 })).toBeNull()
  expect(fewBookings({ ...none, came: 52 })).toBeNull()
})

test('shareOfStep returns the share of the measure that a step is compared with', () => {
  const counts = { ...none, views: 18_420, shortlists: 612, enquiries: 164, visits: 71 }
  expect(shareOfStep('shortlists', counts)).toBe('3.3 % of views')
  expect(shareOfStep('visits', counts)).toBe('43 % of enquiries')
  expect(shareOfStep('booked', counts)).toBe('')
  expect(percent(0)).toBe('0 %')
})

test('everyWeek includes the weeks without enquiries and visits', () => {
  const known = [{ week: '2026-11-02', ...none, enquiries: 3 }]
  expect(everyWeek(known, '2026-10-26', '2026-11-15')).toEqual([
    { week: '2026-10-26', enquiries: 0, visits: 0 },
    { week: '2026-11-02', enquiries: 3, visits: 0 },
    { week: '2026-11-09', enquiries: 0, visits: 0 },
  ])
})
