import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import { brand } from '#contract/content/brand.ts'
import { appointmentFacts } from './appointment-facts.ts'
import { composeMail, type MailSite, plainWords } from './mail-layout.ts'

/** To the visitor, who gave this address. */
export function appointmentReceived(appointment: NewAppointment & { email: string }, site: MailSite) {
  return composeMail(
    {
      to: appointment.email,
      replyTo: brand.email,
      subject: `${brand.legalName}: your visit to ${appointment.projectName}`,
      title: appointmentsMessages.booked,
      paragraphs: [
        'We will confirm the hour by phone or at this address. Please bring a photo ID; helmets and boots are at the gate.',
        'If you did not ask for a visit, you can ignore this mail.',
      ],
      facts: appointmentFacts({ ...appointment, unitNumber: plainWords(appointment.unitNumber) }),
      quote: null,
      action: { label: 'Ask us something', path: '/contactus' },
    },
    site,
  )
}
