import { expect, test } from 'vitest'
import { PURPOSES, TIME_SLOTS, TOWERS } from '#contract/appointments/appointments.constants.ts'
import { DEFAULT_VISIT_RULES, visitDay } from '#contract/appointments/visit-rules.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { makeCustomerVisits } from './customer-visits.ts'
import { projects } from './projects.ts'
import { makeVisitHours } from './visit-hours.ts'
import { makeAppointments, makeEnquiries, makeSubscribers } from './visitors.ts'
import { makeWeekVisits } from './week-visits.ts'

const today = new Date('2026-11-15T09:42:00Z')
const dayMs = 86_400_000

test('enquiries are the same in every run, are within eighteen months and become more frequent', () => {
  const enquiries = makeEnquiries(today)
  expect(makeEnquiries(today)).toEqual(enquiries)
  expect(enquiries).toHaveLength(900)
  expect(enquiries.every((item) => item.createdAt <= today && daysBefore(item.createdAt) < 549)).toBe(true)
  expect(enquiries.every((item) => /@example\.(com|in|org)$/.test(item.email) && !item.message.includes('{'))).toBe(
    true,
  )
  const recent = enquiries.filter((item) => daysBefore(item.createdAt) <= 90).length
  const early = enquiries.filter((item) => daysBefore(item.createdAt) > 458).length
  expect(recent).toBeGreaterThan(early * 1.4)
})

test('appointments have valid projects and options, and more than 40 are in the next two weeks', () => {
  const names = projects.map((project) => project.name)
  const appointments = makeAppointments(today, names)
  expect(appointments).toHaveLength(520)
  for (const item of appointments) {
    expect(names).toContain(item.projectName)
    expect(PURPOSES).toContain(item.purpose)
    expect(TIME_SLOTS).toContain(item.timeSlot)
    expect([null, ...TOWERS]).toContain(item.tower)
    expect(item.createdAt.getTime()).toBeLessThanOrEqual(today.getTime())
  }
  const upcoming = appointments.filter((item) => item.selectedDate > today)
  expect(upcoming.length).toBeGreaterThan(40)
  expect(upcoming.every((item) => daysBefore(item.selectedDate) >= -14)).toBe(true)
})

test('future visits fit the visiting hours of projects that have their own, and fill two slots', () => {
  for (let offset = 0; offset < 7; offset += 1) {
    const now = new Date(today.getTime() + offset * dayMs)
    const hours = makeVisitHours(now)
    const all = [
      ...makeAppointments(
        now,
        projects.map(({ name }) => name),
      ),
      ...makeWeekVisits(now),
    ]
    const limited = all.filter(
      ({ projectName, selectedDate }) => projectName in hours && selectedDate.getTime() > now.getTime(),
    )
    const slots = Map.groupBy(
      limited,
      (visit) => `${visit.projectName} ${siteDay(visit.selectedDate)} ${visit.timeSlot}`,
    )
    const full = [...slots.values()].filter((visits) => {
      const [first] = visits
      if (!first) throw new Error('There is no empty group.')
      const day = siteDay(first.selectedDate)
      const rules = { ...DEFAULT_VISIT_RULES, ...hours[first.projectName] }
      const taken = new Map([[first.timeSlot, visits.length]])
      const slot = visitDay(rules, day, taken, now).slots.find(({ timeSlot }) => timeSlot === first.timeSlot)
      expect(['free', 'full']).toContain(slot?.state)
      expect(visits.length).toBeLessThanOrEqual(slot?.places ?? Number.POSITIVE_INFINITY)
      return slot?.state === 'full'
    })
    expect(full).toHaveLength(2)
  }
})

test('the demo customer has past visits and one in the future', () => {
  const visits = makeCustomerVisits(today)
  for (const { purpose, timeSlot, tower } of visits) {
    expect(PURPOSES).toContain(purpose)
    expect(TIME_SLOTS).toContain(timeSlot)
    expect(TOWERS).toContain(tower)
  }
  expect(visits.filter(({ selectedDate }) => selectedDate > today)).toHaveLength(1)
  expect(visits.every(({ createdAt, selectedDate }) => createdAt < today && createdAt < selectedDate)).toBe(true)
})

test('there are 420 subscribers with unique addresses', () => {
  const subscribers = makeSubscribers(today)
  expect(new Set(subscribers.map((item) => item.email)).size).toBe(420)
  expect(subscribers.some((item) => !item.isSubscribed)).toBe(true)
})

function daysBefore(date: Date): number {
  return (today.getTime() - date.getTime()) / dayMs
}
