import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import { dayInWords } from '#contract/appointments/visit-day.ts'
import { brand } from '#contract/content/brand.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { appointmentFacts } from './appointment-facts.ts'
import { composeMail, type MailSite } from './mail-layout.ts'

/** To the office. Answering it answers the visitor, where there is an address. */
export function appointmentNotice(appointment: NewAppointment, site: MailSite) {
  const { projectName, selectedDate, timeSlot, mobileNumber, email } = appointment
  const when = [selectedDate === null ? null : dayInWords(selectedDate), timeSlot].filter(Boolean).join(', ')
  return composeMail(
    {
      to: brand.email,
      replyTo: email,
      subject: `Visit to ${projectName}${when && `: ${when}`}`,
      title: `A visit to ${projectName}`,
      paragraphs: [],
      facts: [
        ...appointmentFacts(appointment),
        [appointmentsMessages.label.mobile, mobileNumber],
        [contentMessages.label.email, email],
      ],
      quote: null,
      action: { label: 'Open the appointments', path: '/admin/appointment' },
    },
    site,
  )
}
