import { expect, test } from 'vitest'
import type { LeadEvent } from '#contract/leads/leads.schema.ts'
import { eventDetail } from './event-words.ts'
import { interestsOf } from './lead-parts.tsx'

function anEvent(given: Partial<LeadEvent>): LeadEvent {
  return {
    id: 1,
    kind: 'enquiry',
    at: '2026-11-18T06:00:00.000Z',
    actorName: null,
    text: null,
    result: null,
    from: null,
    to: null,
    lostReason: null,
    projectName: null,
    interest: null,
    day: null,
    timeSlot: null,
    recordId: null,
    isImported: false,
    isUndoable: false,
    ...given,
  }
}

test('an enquiry shows its interest and its source', () => {
  expect(eventDetail(anEvent({ interest: 'Residential' }))).toBe('Residential, Enquiry form')
  expect(eventDetail(anEvent({ interest: 'Commercial', isImported: true }))).toBe('Commercial, Import')
})

test('a lead without a project is interested in what its enquiry chose', () => {
  const suncourt = { name: 'Suncourt', wants: null }

  expect(interestsOf({ projects: [], wants: 'Residential' })).toEqual([{ name: 'Residential', wants: null }])
  expect(interestsOf({ projects: [suncourt], wants: null })).toEqual([suncourt])
  expect(interestsOf({ projects: [], wants: null })).toEqual([])
})
