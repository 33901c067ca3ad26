import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import { dayInWords, whenInWords } from '#contract/appointments/visit-time.ts'
import { visitsMessages } from '#contract/appointments/visits.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import type { Company } from '#contract/company/company.schema.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { type CalendarMethod, calendarEntry } from '#server/appointments/calendar-entry.ts'
import { composeMail, type MailContent, type MailSite, nameOrNull } from './mail-layout.ts'

type AppointmentFacts = Record<
  'purpose' | 'customerType' | 'tower' | 'unitNumber' | 'timeSlot' | 'selectedDate',
  string | null
> & { projectName: string }

function appointmentFacts(appointment: AppointmentFacts): MailContent['facts'] {
  const { projectName, purpose, customerType, tower, unitNumber, timeSlot, selectedDate } = appointment
  return [
    [catalogMessages.label.project, projectName],
    [labelMessages.date, selectedDate === null ? null : dayInWords(selectedDate)],
    [appointmentsMessages.label.timeSlot, timeSlot],
    [appointmentsMessages.label.purpose, purpose],
    [appointmentsMessages.label.customerType, customerType],
    [appointmentsMessages.label.tower, tower],
    [appointmentsMessages.label.unitNumber, unitNumber],
  ]
}

export interface MailedVisit extends AppointmentFacts {
  id: number
  sequence: number
  email: string
  location: string | null
  token: string
  changedAt: Date
}

function visitPath(token: string) {
  return `/visit/${token}`
}

/** Returns the calendar entry of a visit. Null if the visit has no date. */
export function entryOf(
  visit: Omit<MailedVisit, 'email'> & { email: string | null },
  method: CalendarMethod,
  { company, site }: { company: Pick<Company, 'legalName' | 'email'>; site: MailSite },
) {
  const { selectedDate } = visit
  if (selectedDate === null) return null
  const address = company.email ?? `no-reply@${new URL(site.publicUrl).hostname}`
  return calendarEntry(
    {
      ...visit,
      selectedDate,
      url: site.publicUrl + visitPath(visit.token),
      organizer: { name: company.legalName, address },
      attendee: visit.email,
    },
    method,
  )
}

interface Words {
  subject: (company: Company) => string
  title: string
  paragraphs: string[]
  action?: MailContent['action']
}

function visitMail(visit: MailedVisit, method: 'REQUEST' | 'CANCEL' | null, words: Words, site: MailSite) {
  return composeMail((company) => {
    const content = method && entryOf(visit, method, { company, site })
    return {
      to: visit.email,
      replyTo: company.email,
      subject: words.subject(company),
      title: words.title,
      paragraphs: words.paragraphs,
      facts: appointmentFacts({ ...visit, unitNumber: nameOrNull(visit.unitNumber) }),
      quote: null,
      action: words.action ?? { label: visitsMessages.moveOrCancel, path: visitPath(visit.token) },
      ...(method && content && { calendar: { method, content } }),
    }
  }, site)
}

export function visitBooked(visit: MailedVisit, site: MailSite) {
  const words = {
    subject: ({ legalName }: Company) => `${legalName}: your visit to ${visit.projectName}`,
    title: appointmentsMessages.booked,
    paragraphs: [
      visit.selectedDate && visit.timeSlot
        ? 'Your place is kept. Please bring a photo ID.'
        : 'We will agree on the time by phone or at this address. Please bring a photo ID.',
      'If you did not ask for a visit, you can ignore this mail.',
    ],
  }
  return visitMail(visit, 'REQUEST', words, site)
}

export function visitMoved(visit: MailedVisit, site: MailSite) {
  const words = {
    subject: ({ legalName }: Company) => `${legalName}: your visit is on ${whenInWords(visit)}`,
    title: visitsMessages.moved(whenInWords(visit)),
    paragraphs: ['The entry in your calendar changes with this mail.'],
  }
  return visitMail(visit, 'REQUEST', words, site)
}

export function visitCancelled(visit: MailedVisit, site: MailSite) {
  const words = {
    subject: ({ legalName }: Company) => `${legalName}: your visit to ${visit.projectName} is cancelled`,
    title: visitsMessages.cancelled,
    paragraphs: ['You can book another one at any time.'],
    action: { label: appointmentsMessages.book, path: '/appointment-book' },
  }
  return visitMail(visit, 'CANCEL', words, site)
}

export function visitReminder(visit: MailedVisit, site: MailSite) {
  const words = {
    subject: ({ legalName }: Company) => `${legalName}: your visit tomorrow`,
    title: `Tomorrow: ${visit.projectName}`,
    paragraphs: [
      'Please bring a photo ID. If you cannot come, move or cancel the visit, so that others can have the hour.',
    ],
  }
  return visitMail(visit, null, words, site)
}

export function appointmentMail(appointment: NewAppointment, site: MailSite) {
  const { projectName, mobileNumber, email } = appointment
  const when = whenInWords(appointment)
  return composeMail(
    (company) => ({
      to: company.email,
      replyTo: email,
      subject: `Visit to ${projectName}${when && `: ${when}`}`,
      title: `A visit to ${projectName}`,
      paragraphs: [],
      facts: [
        ...appointmentFacts(appointment),
        [appointmentsMessages.label.mobile, mobileNumber],
        [labelMessages.email, email],
      ],
      quote: null,
      action: { label: 'Open the appointments', path: '/admin/appointment' },
    }),
    site,
  )
}

interface ChangedVisit extends AppointmentFacts {
  id: number
  email: string | null
  mobileNumber: string | null
  before: string
  reason: string | null
}

export function visitChangedMail(visit: ChangedVisit, kind: 'moved' | 'cancelled', site: MailSite) {
  return composeMail(
    (company) => ({
      to: company.email,
      replyTo: visit.email,
      subject: `Visit to ${visit.projectName} ${kind}: ${kind === 'moved' ? whenInWords(visit) : visit.before}`,
      title: `A visit to ${visit.projectName} was ${kind}`,
      paragraphs: kind === 'moved' && visit.before ? [`It was on ${visit.before}.`] : [],
      facts: [
        ...appointmentFacts(visit),
        [appointmentsMessages.label.mobile, visit.mobileNumber],
        [visitsMessages.why, visit.reason],
      ],
      quote: null,
      action: { label: 'Open the appointment', path: `/admin/appointment?record=${visit.id}` },
    }),
    site,
  )
}
