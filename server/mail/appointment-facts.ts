import { say } from '#contract/appointments/appointments.messages.ts'
import type { NewAppointment } from '#contract/appointments/appointments.schema.ts'
import { dayInWords } from '#contract/appointments/visit-day.ts'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import type { Letter } from './mail-layout.ts'

export function appointmentFacts(appointment: NewAppointment): Letter['facts'] {
  const { projectName, purpose, customerType, tower, unitNumber, timeSlot, selectedDate } = appointment
  return [
    [catalog.label.project, projectName],
    [common.label.date, selectedDate === null ? null : dayInWords(selectedDate)],
    [say.label.timeSlot, timeSlot],
    [say.label.purpose, purpose],
    [say.label.customerType, customerType],
    [say.label.tower, tower],
    [say.label.unitNumber, unitNumber],
  ]
}
