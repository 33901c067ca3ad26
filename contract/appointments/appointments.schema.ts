import * as z from 'zod/mini'
import { sentFrom } from '#contract/insights/sent-from.ts'
import {
  calendarDay,
  contactAddress,
  daysInOrder,
  mobileNumber,
  optionalText,
  orNull,
  recordId,
  required,
} from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { CUSTOMER_TYPES, PURPOSES, TIME_SLOTS, TOWERS } from './appointments.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import { VISIT_STATES } from './visits.constants.ts'

export const NewAppointment = z.object({
  projectName: required(appointmentsMessages.projectRequired, { max: LENGTH.name }),
  purpose: orNull(z.enum(PURPOSES, appointmentsMessages.purposeUnknown)),
  customerType: orNull(z.enum(CUSTOMER_TYPES, appointmentsMessages.customerTypeUnknown)),
  tower: orNull(z.enum(TOWERS, appointmentsMessages.towerUnknown)),
  unitNumber: optionalText({ max: LENGTH.name }),
  timeSlot: orNull(z.enum(TIME_SLOTS, appointmentsMessages.timeSlotUnknown)),
  selectedDate: orNull(calendarDay(appointmentsMessages.dateInvalid)),
  mobileNumber: orNull(
    mobileNumber({
      missing: appointmentsMessages.mobileNumberInvalid,
      invalid: appointmentsMessages.mobileNumberInvalid,
    }),
  ),
  email: orNull(
    contactAddress({ missing: appointmentsMessages.emailInvalid, invalid: appointmentsMessages.emailInvalid }),
  ),
})
export type NewAppointment = z.output<typeof NewAppointment>

export const SentAppointment = z.extend(NewAppointment, sentFrom)
export type SentAppointment = z.output<typeof SentAppointment>

export const Appointment = z.object({
  id: z.int(),
  projectName: z.string(),
  purpose: z.nullable(z.string()),
  customerType: z.nullable(z.string()),
  tower: z.nullable(z.string()),
  unitNumber: z.nullable(z.string()),
  timeSlot: z.nullable(z.string()),
  selectedDate: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  createdAt: z.string(),
  state: z.enum(VISIT_STATES),
})
export type Appointment = z.output<typeof Appointment>

export const BookedAppointment = z.extend(Appointment, {
  /** Whether a confirmation email is sent. False without a usable email address, or if its rate limit is reached. */
  isMailed: z.boolean(),
})
export type BookedAppointment = z.output<typeof BookedAppointment>

export const APPOINTMENT_COLUMNS = [
  'projectName',
  'purpose',
  'customerType',
  'tower',
  'unitNumber',
  'timeSlot',
  'selectedDate',
  'mobileNumber',
  'email',
  'createdAt',
] as const
export type AppointmentColumn = (typeof APPOINTMENT_COLUMNS)[number]

/** Filters by the date of the visit, not of the booking; both dates are inclusive. */
export const AppointmentFilters = z
  .object({
    id: z.optional(orNull(recordId())),
    projectName: optionalText({ max: LENGTH.name }),
    purpose: orNull(z.enum(PURPOSES, appointmentsMessages.purposeUnknown)),
    customerType: orNull(z.enum(CUSTOMER_TYPES, appointmentsMessages.customerTypeUnknown)),
    from: orNull(calendarDay(appointmentsMessages.dateInvalid)),
    to: orNull(calendarDay(appointmentsMessages.dateInvalid)),
  })
  .check(daysInOrder())
export type AppointmentFilters = z.output<typeof AppointmentFilters>
