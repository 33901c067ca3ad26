import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import { dayInWords } from '#contract/appointments/visit-time.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import type { NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import { composeMail, type MailContent, type MailSite, nameOrNull } from './mail-layout.ts'

function appointmentFacts(appointment: NewAppointment): MailContent['facts'] {
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

/** Sent to the address that the visitor entered. */
export function appointmentReceived(appointment: NewAppointment & { email: string }, site: MailSite) {
  return composeMail(
    (company) => ({
      to: appointment.email,
      replyTo: company.email,
      subject: `${company.legalName}: your visit to ${appointment.projectName}`,
      title: appointmentsMessages.booked,
      paragraphs: [
        'We will confirm the hour by phone or at this address. Please bring a photo ID.',
        'If you did not ask for a visit, you can ignore this mail.',
      ],
      facts: appointmentFacts({ ...appointment, unitNumber: nameOrNull(appointment.unitNumber) }),
      quote: null,
      action: { label: 'Ask us something', path: '/contactus' },
    }),
    site,
  )
}

/** Sent to the office. Reply-To is the visitor, if there is an address. */
export function appointmentNotice(appointment: NewAppointment, site: MailSite) {
  const { projectName, selectedDate, timeSlot, mobileNumber, email } = appointment
  const when = [selectedDate === null ? null : dayInWords(selectedDate), timeSlot].filter(Boolean).join(', ')
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

/** Sent to the visitor. Does not repeat the message, because the address may belong to another person. */
export function enquiryReceived(enquiry: NewEnquiry, site: MailSite) {
  const name = nameOrNull(enquiry.name)
  return composeMail(
    (company) => ({
      to: enquiry.email,
      replyTo: company.email,
      subject: `${company.legalName}: we have your message`,
      title: enquiriesMessages.sent,
      paragraphs: [
        name === null ? 'Hello,' : `Hello ${name},`,
        enquiriesMessages.promiseByMail,
        'If you did not write to us, you can ignore this mail.',
      ],
      facts: [
        [labelMessages.name, name],
        [enquiriesMessages.label.interest, nameOrNull(enquiry.interest)],
      ],
      quote: null,
      action: { label: 'See our projects', path: '/home' },
    }),
    site,
  )
}

/** Sent to the office. Reply-To is the visitor. */
export function enquiryNotice(enquiry: NewEnquiry, site: MailSite) {
  const { name, email, countryCode, mobileNumber, interest, message, projectName } = enquiry
  return composeMail(
    (company) => ({
      to: company.email,
      replyTo: email,
      subject: `Enquiry from ${name}: ${interest}`,
      title: `${name} wrote to us`,
      paragraphs: [],
      facts: [
        [labelMessages.name, name],
        [labelMessages.email, email],
        [enquiriesMessages.label.mobileNumber, [countryCode, mobileNumber].filter(Boolean).join(' ')],
        [enquiriesMessages.label.interest, interest],
        [catalogMessages.label.project, projectName],
      ],
      quote: message,
      action: { label: 'Open the enquiries', path: '/admin/contactus' },
    }),
    site,
  )
}

/** Sent to a visitor who asked for it on the opening-soon page. */
export function siteOpened(to: string, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: our site is open`,
      title: 'Our site is open',
      paragraphs: [
        'You asked us to tell you. This is the only mail we send for it, and your address is deleted from our list.',
        'If you did not ask for it, you can ignore this mail.',
      ],
      facts: [],
      quote: null,
      action: { label: 'See our projects', path: '/home' },
    }),
    site,
  )
}
