import { expect, test } from 'vitest'
import type { Held, PersonalData } from '#contract/consent/consent.schema.ts'
import { shownData } from './shown-data.ts'

const entry: Held = {
  kind: 'note',
  at: '2026-11-03T12:44:00.000Z',
  about: null,
  text: null,
  result: null,
  by: null,
  day: null,
  timeSlot: null,
  visitState: null,
  visitId: null,
  topicId: null,
  isConfirmed: null,
  keptUntil: null,
}
const data: PersonalData = {
  email: 'ananya@visitor.example',
  names: ['Ananya Sethi'],
  phones: [],
  held: [],
  consents: [],
  expiresAt: '2026-11-16T12:10:00.000Z',
  erasureDueAt: null,
  hasAccount: false,
  paymentsKeptUntil: null,
}
const rowsOf = (held: Held[]) => shownData({ ...data, held }, new Date('2026-11-16T11:10:00.000Z')).held

test('all calls and notes form one row at the position of the first, with result and author', () => {
  const rows = rowsOf([
    { ...entry, kind: 'enquiry', about: 'Suncourt', text: 'A piano?' },
    { ...entry, at: '2026-11-04T08:00:00.000Z', about: 'call', result: 'spoke', by: 'Kavita Rao', text: 'above 15' },
    { ...entry, at: '2026-11-05T08:00:00.000Z', about: 'call', result: 'noAnswer' },
    { ...entry, kind: 'brochure', at: '2026-11-06T08:00:00.000Z', about: 'Suncourt' },
    { ...entry, at: '2026-11-09T08:00:00.000Z', about: 'mail', by: 'Kavita Rao', text: 'price list sent' },
  ])

  expect(rows.map(({ label }) => label)).toEqual([
    'Contact',
    'Enquiry',
    'Calls and notes',
    'Brochure',
    'From your visits to this site',
  ])
  expect(rows[2]?.lines).toEqual([
    '4 Nov 2026, call, we spoke, by Kavita Rao: above 15',
    '5 Nov 2026, call, no answer',
    '9 Nov 2026, mail, by Kavita Rao: price list sent',
  ])
})

test('a visit has its state, and its id if it can be changed', () => {
  const visit = { ...entry, kind: 'visit', about: 'Suncourt', day: '2026-11-21', timeSlot: '3-4' } as const
  const [, booked, came] = rowsOf([
    { ...visit, visitState: 'booked', visitId: 7 },
    { ...visit, visitState: 'came' },
  ])

  expect(booked).toMatchObject({ lines: ['Suncourt, Sat 21 Nov 2026, 3-4, booked'], visitId: 7 })
  expect(came).toMatchObject({ lines: ['Suncourt, Sat 21 Nov 2026, 3-4, you came'], visitId: null })
})
