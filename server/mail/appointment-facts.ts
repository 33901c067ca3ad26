import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import { dayInWords } from '#contract/appointments/visit-day.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { Letter } from './mail-layout.ts'

export function appointmentFacts(appointment: NewAppointment): Letter['facts'] {
  const { projectName, purpose, customerType, tower, unitNumber, timeSlot, selectedDate } = appointment
  return [
    [catalogMessages.label.project, projectName],
    [contentMessages.label.date, selectedDate === null ? null : dayInWords(selectedDate)],
    [appointmentsMessages.label.timeSlot, timeSlot],
    [appointmentsMessages.label.purpose, purpose],
    [appointmentsMessages.label.customerType, customerType],
    [appointmentsMessages.label.tower, tower],
    [appointmentsMessages.label.unitNumber, unitNumber],
  ]
}
