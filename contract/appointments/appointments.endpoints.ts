import * as z from 'zod/mini'
import { sentFromNames } from '#contract/insights/sent-from.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { dayAsDateTime, orNull } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import {
  APPOINTMENT_COLUMNS,
  Appointment,
  AppointmentFilters,
  BookedAppointment,
  SentAppointment,
} from './appointments.schema.ts'

const names = {
  projectName: 'ProjectName',
  purpose: 'Purpose',
  customerType: 'CustomerType',
  tower: 'Tower',
  unitNumber: 'UnitNo',
  timeSlot: 'TimeSlot',
  selectedDate: 'SelectedDate',
  mobileNumber: 'MobileNo',
  email: 'Email',
} as const

const selectedDate = orNull(dayAsDateTime(appointmentsMessages.dateInvalid))

const storedNames = { id: 'id', ...names, createdAt: 'createdDate', state: 'State' } as const

const appointmentOnTheWire = onTheWire(z.extend(Appointment, { selectedDate }), storedNames)

/** The specified body has an id. It is ignored, because visitors can only create bookings. */
export const bookAppointment = endpoint({
  method: 'POST',
  path: '/AppointmentBook/SubmitAppointment/',
  access: 'anyone',
  body: onTheWire(z.extend(SentAppointment, { selectedDate }), { ...names, ...sentFromNames }, { id: NEW_RECORD_ID }),
  answer: enveloped(onTheWire(z.extend(BookedAppointment, { selectedDate }), { ...storedNames, isMailed: 'IsMailed' })),
})

/** Sales staff get all appointments, customers those booked with their own email address, once it is verified. */
export const listAppointments = endpoint({
  method: 'GET',
  path: '/AppointmentBook/GetAppointmentList',
  access: [...SALES_STAFF, 'Customer'],
  answer: enveloped(z.array(appointmentOnTheWire)),
})

export const searchAppointments = endpoint({
  method: 'POST',
  path: '/AppointmentBook/SearchAppointments',
  access: SALES_STAFF,
  changesData: false,
  body: pageRequest({
    columns: APPOINTMENT_COLUMNS,
    filters: onTheWire(AppointmentFilters, {
      id: 'id',
      projectName: 'projectName',
      purpose: 'purpose',
      customerType: 'customerType',
      from: 'from',
      to: 'to',
    }),
  }),
  answer: enveloped(pageOf(appointmentOnTheWire)),
})
