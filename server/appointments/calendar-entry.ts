import { FIRST_SLOT_HOUR, TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { dayAfter } from '#contract/wire/site-time.ts'

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

export interface CalendarVisit {
  id: number
  sequence: number
  projectName: string
  selectedDate: string
  timeSlot: string | null
  /** Name and postal address of the project; null once the project is permanently deleted. */
  location: string | null
  /** The page where the visitor can move or cancel the visit. */
  url: string
  changedAt: Date
  organizer: { name: string; address: string }
  /** Null in a downloaded file, which has no attendee. */
  attendee: string | null
}

/**
 * Generates an iCalendar file (RFC 5545). Calendars replace an entry with the same UID if the new `SEQUENCE` is higher.
 */
export function calendarEntry(visit: CalendarVisit, method: CalendarMethod) {
  const { id, sequence, projectName, location, url, organizer, attendee } = visit
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plinth//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:visit-${id}@${new URL(url).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${visit.changedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...timesOf(visit),
    `SUMMARY:${escaped(appointmentsMessages.visitTo(projectName))}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
    ...(attendee === null
      ? []
      : [`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** India has one time zone and no daylight saving time. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function timesOf({ selectedDate, timeSlot }: Pick<CalendarVisit, 'selectedDate' | 'timeSlot'>) {
  const place = (TIME_SLOTS as readonly (string | null)[]).indexOf(timeSlot)
  if (place === -1) {
    return [`DTSTART;VALUE=DATE:${digits(selectedDate)}`, `DTEND;VALUE=DATE:${digits(dayAfter(selectedDate, 1))}`]
  }
  const at = (hour: number) => `TZID=Asia/Kolkata:${digits(selectedDate)}T${String(hour).padStart(2, '0')}0000`
  return [`DTSTART;${at(FIRST_SLOT_HOUR + place)}`, `DTEND;${at(FIRST_SLOT_HOUR + place + 1)}`]
}

function digits(day: string) {
  return day.replaceAll('-', '')
}

function escaped(text: string) {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

/** RFC 5545 does not allow quotes and control characters in a quoted value, so spaces replace them. */
function quoted(text: string) {
  return `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`
}

const MAX_BYTES = 75

/** Folds a line after at most 75 bytes, never inside a character. The space that begins a continuation line counts. */
function folded(line: string) {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_BYTES) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
