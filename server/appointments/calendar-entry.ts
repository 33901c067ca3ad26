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
  /** The name and address of the project. */
  location: string | null
  /** The page on which the visitor can move the visit. */
  url: string
  changedAt: Date
  organizer: { name: string; address: string }
  /** Null in a downloaded file, which has no attendee. */
  attendee: string | null
}

/** The iCalendar entry (RFC 5545) of a visit. A later sequence number of the same UID replaces an earlier one. */
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

/** A visit without a slot is an all-day entry. */
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

/** Quotes a parameter value. It cannot contain quotes or control characters, so spaces replace them. */
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
