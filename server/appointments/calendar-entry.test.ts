import { expect, test } from 'vitest'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { calendarEntry } from './calendar-entry.ts'
import { readCalendar } from './calendar-file.fixture.ts'

const visit = {
  id: 7,
  sequence: 3,
  projectName: 'Suncourt',
  selectedDate: '2026-12-31',
  timeSlot: '3-4' as string | null,
  location: 'Suncourt, Sector 107, Noida' as string | null,
  url: 'https://www.plinth.example/visit/tOken',
  changedAt: new Date('2026-11-18T06:07:08.900Z'),
  organizer: { name: 'Plinth Group', address: 'hello@plinth.example' },
  attendee: 'asha@visitor.example' as string | null,
}

test('a calendar file has all properties that a calendar needs to add or replace the entry', () => {
  const { method, event } = readCalendar(calendarEntry(visit, 'REQUEST'))

  expect(method).toBe('REQUEST')
  expect(event).toEqual({
    UID: 'visit-7@www.plinth.example',
    SEQUENCE: '3',
    DTSTAMP: '20261118T060708Z',
    'DTSTART;TZID=Asia/Kolkata': '20261231T150000',
    'DTEND;TZID=Asia/Kolkata': '20261231T160000',
    SUMMARY: 'Visit to Suncourt',
    LOCATION: 'Suncourt, Sector 107, Noida',
    DESCRIPTION: 'https://www.plinth.example/visit/tOken',
    URL: 'https://www.plinth.example/visit/tOken',
    STATUS: 'CONFIRMED',
    'ORGANIZER;CN="Plinth Group"': 'mailto:hello@plinth.example',
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE': 'mailto:asha@visitor.example',
  })
})

test.each([...TIME_SLOTS].map((slot, nth) => [slot, 10 + nth] as const))(
  'the slot %s begins at %i',
  (timeSlot, hour) => {
    const { event } = readCalendar(calendarEntry({ ...visit, timeSlot }, 'REQUEST'))

    expect(event['DTSTART;TZID=Asia/Kolkata']).toBe(`20261231T${hour}0000`)
    expect(event['DTEND;TZID=Asia/Kolkata']).toBe(`20261231T${hour + 1}0000`)
  },
)

test('a visit without a slot takes the whole day, even on the last day of a year', () => {
  const { event } = readCalendar(calendarEntry({ ...visit, timeSlot: null }, 'REQUEST'))

  expect(event['DTSTART;VALUE=DATE']).toBe('20261231')
  expect(event['DTEND;VALUE=DATE']).toBe('20270101')
})

test('a downloaded file has no attendee', () => {
  expect(readCalendar(calendarEntry({ ...visit, attendee: null }, 'PUBLISH')).method).toBe('PUBLISH')
})

test.each(['a, b; c\\d', 'two\nlines', 'टावर '.repeat(40), '🏠'.repeat(60), `${'x'.repeat(66)}\\,;`])(
  'folds and escapes a name such as %j without changing it',
  (projectName) => {
    const { event } = readCalendar(calendarEntry({ ...visit, projectName, location: projectName }, 'REQUEST'))

    expect(event.SUMMARY).toBe(`Visit to ${projectName}`)
    expect(event.LOCATION).toBe(projectName)
  },
)

test('quotes and line breaks in the company name are replaced by spaces', () => {
  const organizer = { name: 'The "Big"\r\nCo: Ltd; x', address: 'hello@plinth.example' }

  const { event } = readCalendar(calendarEntry({ ...visit, organizer }, 'CANCEL'))

  expect(event['ORGANIZER;CN="The  Big   Co: Ltd; x"']).toBe('mailto:hello@plinth.example')
  expect(event.STATUS).toBe('CANCELLED')
})
