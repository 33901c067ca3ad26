import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import {
  ChangedVisit,
  DaySlot,
  LinkedVisit,
  VisitCancellation,
  VisitDay,
  VisitDays,
  VisitDaysRequest,
  VisitMove,
  VisitToken,
} from './visits.schema.ts'

const slotOnTheWire = onTheWire(DaySlot, {
  timeSlot: 'timeSlot',
  state: 'state',
  reason: 'reason',
  places: 'places',
  placesLeft: 'placesLeft',
})

const dayOnTheWire = onTheWire(z.extend(VisitDay, { slots: z.array(slotOnTheWire) }), {
  day: 'day',
  state: 'state',
  reason: 'reason',
  slots: 'slots',
})

/** A POST, because anonymous GET responses are cached, and free slots change with every booking. */
export const readVisitDays = endpoint({
  method: 'POST',
  path: '/AppointmentBook/ReadVisitDays',
  access: 'anyone',
  changesData: false,
  body: onTheWire(VisitDaysRequest, { projectName: 'projectName', from: 'from', to: 'to' }),
  answer: enveloped(
    onTheWire(z.extend(VisitDays, { days: z.array(dayOnTheWire) }), { openingHours: 'openingHours', days: 'days' }),
  ),
})

const visitNames = {
  projectName: 'projectName',
  purpose: 'purpose',
  customerType: 'customerType',
  tower: 'tower',
  unitNumber: 'unitNo',
  selectedDate: 'selectedDate',
  timeSlot: 'timeSlot',
  email: 'email',
  state: 'state',
  canChange: 'canChange',
  remindedOn: 'remindedOn',
  createdAt: 'createdDate',
  calendarEntry: 'calendarEntry',
} as const

const changedVisitOnTheWire = onTheWire(ChangedVisit, { ...visitNames, isMailed: 'isMailed' })

export const readVisit = endpoint({
  method: 'POST',
  path: '/AppointmentBook/ReadVisit',
  access: 'anyone',
  changesData: false,
  body: onTheWire(VisitToken, { token: 'token' }),
  answer: enveloped(onTheWire(LinkedVisit, visitNames)),
})

export const moveVisit = endpoint({
  method: 'POST',
  path: '/AppointmentBook/MoveVisit',
  access: 'anyone',
  body: onTheWire(VisitMove, { token: 'token', selectedDate: 'selectedDate', timeSlot: 'timeSlot' }),
  answer: enveloped(changedVisitOnTheWire),
})

export const cancelVisit = endpoint({
  method: 'POST',
  path: '/AppointmentBook/CancelVisit',
  access: 'anyone',
  body: onTheWire(VisitCancellation, { token: 'token', reason: 'reason' }),
  answer: enveloped(changedVisitOnTheWire),
})
