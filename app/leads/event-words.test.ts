import { expect, test } from 'vitest'
import type { LeadEvent } from '#contract/leads/leads.schema.ts'
import { eventDetail } from './event-words.ts'

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
    droppedStep: null,
    projectName: null,
    interest: null,
    day: null,
    timeSlot: null,
    recordId: null,
    isImported: false,
    mentions: [],
    isUndoable: false,
    ...given,
  }
}

test('an enquiry shows its interest and its source', () => {
  expect(eventDetail(anEvent({ interest: 'Residential' }))).toBe('Residential, Enquiry form')
  expect(eventDetail(anEvent({ interest: 'Commercial', isImported: true }))).toBe('Commercial, Import')
})

test('a visit shows its time and the staff member who booked it', () => {
  const visit = anEvent({ kind: 'visit', day: '2026-11-21', timeSlot: '3-4' })

  expect(eventDetail({ ...visit, actorName: 'Kavya Nair' })).toBe(`${eventDetail(visit)}, Kavya Nair`)
  expect(eventDetail(visit)).toContain('3-4')
})

test('the event of a lost lead shows who marked it and the step that is no longer planned', () => {
  const lost = anEvent({ kind: 'state', from: 'contacted', to: 'lost', lostReason: 'price', actorName: 'Kavya Nair' })

  expect(eventDetail(lost)).toBe('Kavya Nair')
  expect(eventDetail({ ...lost, droppedStep: 'Call again' })).toBe('Kavya Nair, No longer planned: Call again')
})
