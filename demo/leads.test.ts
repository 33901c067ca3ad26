import { expect, test } from 'vitest'
import { siteHour } from '#contract/wire/site-time.ts'
import { type DemoArrival, makeLead } from './leads.ts'
import { isImportedEnquiry, makeBrochureRequests, makeWalkIns } from './other-contacts.ts'
import { projects } from './projects.ts'
import { projectsWithHours } from './visit-hours.ts'
import { makeEnquiries } from './visitors.ts'

const today = new Date('2026-11-15T09:42:00Z')
const arrival: DemoArrival = {
  kind: 'walkIn',
  isImported: false,
  name: 'Ashok Vohra',
  email: 'ashok.vohra@visitor.example',
  message: null,
  projectName: 'Suncourt',
  selectedDate: null,
  timeSlot: null,
  state: null,
  isOwner: false,
  createdAt: new Date('2026-10-20T08:00:00Z'),
}
const some = Array.from({ length: 42 }, (_, nth) => nth)

test('walk-ins are in the hours of the site office and at projects that are open every day', () => {
  const walkIns = makeWalkIns(today)
  expect(new Set(walkIns.map(({ mobileNumber }) => mobileNumber)).size).toBe(walkIns.length)
  for (const { projectName, createdAt } of walkIns) {
    expect(projects.map(({ name }) => name)).toContain(projectName)
    expect(projectsWithHours).not.toContain(projectName)
    expect(siteHour(createdAt)).toBeGreaterThanOrEqual(10)
    expect(siteHour(createdAt)).toBeLessThan(18)
    expect(createdAt < today).toBe(true)
  }
  expect(makeBrochureRequests(today).every(({ createdAt }) => createdAt < today)).toBe(true)
})

test('at least 5 and fewer than 40 enquiries are imported', () => {
  const imported = makeEnquiries(today).filter(({ createdAt }, nth) => isImportedEnquiry(nth, createdAt, today))
  expect(imported.length).toBeGreaterThanOrEqual(5)
  expect(imported.length).toBeLessThan(40)
})

test('the lead of a walk-in begins in the state visited and waits for no answer', () => {
  for (const nth of some) {
    const { state, answeredAt, isWaiting, events } = makeLead(nth, [arrival], today)
    expect(['visited', 'negotiating', 'booked', 'lost']).toContain(state)
    expect([answeredAt, isWaiting]).toEqual([null, false])
    for (const { kind, details } of events) if (kind === 'state') expect(details?.from).toBe('visited')
  }
})

test('a lead with a second enquiry is not lost', () => {
  const written = { ...arrival, kind: 'enquiry' } as const
  const again = { ...written, createdAt: new Date('2026-11-10T08:00:00Z') }
  expect(some.map((nth) => makeLead(nth, [written], today).state)).toContain('lost')
  expect(some.map((nth) => makeLead(nth, [written, again], today).state)).not.toContain('lost')
})

test('the lead of a brochure request or a follower waits for no answer, and has no name while it is new', () => {
  for (const kind of ['brochure', 'follow'] as const) {
    for (const nth of some) {
      const lead = makeLead(nth, [{ ...arrival, kind, name: null }], today)
      expect([lead.isWaiting, lead.answeredAt, lead.projects[0]?.wants]).toEqual([false, null, null])
      if (lead.state === 'new') expect([lead.name, lead.events]).toEqual([null, []])
      else expect([lead.state, lead.name]).toEqual(['contacted', 'Ashok Vohra'])
    }
  }
})

test('a lead does not wait for an answer to an imported enquiry, but to one from the form', () => {
  const imported = { ...arrival, kind: 'enquiry', isImported: true } as const
  expect(makeLead(3, [imported], today)).toMatchObject({ isWaiting: false, answeredAt: null })
  const written = { ...arrival, kind: 'enquiry', createdAt: new Date(today.getTime() - 3_600_000) } as const
  const follow = { ...arrival, kind: 'follow' } as const
  expect(makeLead(3, [follow, written], today)).toMatchObject({ isWaiting: true, askedAt: written.createdAt })
})
