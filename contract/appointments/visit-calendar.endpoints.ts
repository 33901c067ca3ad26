import * as z from 'zod/mini'
import { consentChoiceNames } from '#contract/consent/consent-choices.schema.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { calendarDay, optionalText, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import {
  CalendarVisit,
  LeadVisit,
  MovedVisit,
  VisitReschedule,
  VisitStateChange,
  VisitUndo,
  VisitWeek,
  WalkInVisit,
} from './visit-calendar.schema.ts'

/**
 * Returns the week that contains the day. If a project is given, only its visits are returned, and `hours` is filled.
 */
export const getVisitWeek = endpoint({
  method: 'GET',
  path: '/AppointmentBook/GetVisitWeek/{day}',
  access: SALES_STAFF,
  params: { day: calendarDay(appointmentsMessages.dateInvalid) },
  query: { projectName: z.optional(optionalText({ max: LENGTH.name })) },
  answer: enveloped(VisitWeek),
})

export const rescheduleVisit = endpoint({
  method: 'POST',
  path: '/AppointmentBook/RescheduleVisit',
  access: SALES_STAFF,
  body: onTheWire(VisitReschedule, { id: 'id', version: 'version', day: 'day', timeSlot: 'timeSlot' }),
  answer: enveloped(MovedVisit),
})

/** Undoes the last move or cancellation, as long as the email about it has not been sent. */
export const undoVisitChange = endpoint({
  method: 'POST',
  path: '/AppointmentBook/UndoVisitChange',
  access: SALES_STAFF,
  body: onTheWire(VisitUndo, { id: 'id', version: 'version' }),
  answer: enveloped(CalendarVisit),
})

export const setVisitState = endpoint({
  method: 'POST',
  path: '/AppointmentBook/SetVisitState',
  access: SALES_STAFF,
  body: onTheWire(VisitStateChange, { id: 'id', version: 'version', state: 'state' }),
  answer: enveloped(CalendarVisit),
})

/** The visit gets the phone number and email address of the lead. */
export const bookLeadVisit = endpoint({
  method: 'POST',
  path: '/AppointmentBook/BookLeadVisit',
  access: SALES_STAFF,
  body: onTheWire(LeadVisit, { leadId: 'leadId', projectName: 'projectName', day: 'day', timeSlot: 'timeSlot' }),
  answer: enveloped(CalendarVisit),
})

/** Records a visit without a booking, and attaches it to the person's lead or to a new one. */
export const addWalkInVisit = endpoint({
  method: 'POST',
  path: '/AppointmentBook/AddWalkIn',
  access: SALES_STAFF,
  body: onTheWire(WalkInVisit, {
    mobileNumber: 'mobileNumber',
    name: 'name',
    projectName: 'projectName',
    wants: 'wants',
    email: 'email',
    isOtherPerson: 'isOtherPerson',
    ...consentChoiceNames,
  }),
  answer: enveloped(z.object({ id: recordId(), leadId: recordId() })),
})

/** Returns the token of a new link to a visit that was booked with the customer's verified email address. */
export const openOwnVisit = endpoint({
  method: 'POST',
  path: '/AppointmentBook/OpenOwnVisit',
  access: ['Customer'],
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: enveloped(z.object({ token: z.string() })),
})
