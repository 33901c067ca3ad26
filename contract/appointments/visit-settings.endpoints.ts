import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { visitSettingsMessages as messages } from './visit-settings.messages.ts'
import {
  BookedVisits,
  DroppedVisitSettings,
  eachOnce,
  Holiday,
  listOfHolidays,
  OfferedSlot,
  VisitSettingsDraft,
} from './visit-settings.schema.ts'

// None of these calls is in the specification.

const settingsNames = {
  projectId: 'productId',
  openWeekdays: 'openWeekdays',
  slots: 'slots',
  noticeHours: 'noticeHours',
  daysAhead: 'daysAhead',
  hasReminder: 'hasReminder',
  holidays: 'holidays',
  version: 'version',
} as const

const slotOnTheWire = onTheWire(OfferedSlot, {
  timeSlot: 'timeSlot',
  places: 'places',
  weekendPlaces: 'weekendPlaces',
})
const holidayOnTheWire = onTheWire(Holiday, { day: 'day', name: 'name' })

const parts = {
  slots: eachOnce(slotOnTheWire, ({ timeSlot }) => timeSlot, messages.slotTwice),
  holidays: listOfHolidays(holidayOnTheWire),
}

const settingsOnTheWire = onTheWire(z.extend(VisitSettingsDraft, { ...parts, version: z.int() }), settingsNames)

/**
 * The hours of a project, or of the company for id 0. For a project without its own hours, returns those of the company
 * with version 0.
 */
export const getVisitSettings = endpoint({
  method: 'GET',
  path: '/Company/GetVisitSettings/{id}',
  access: ADMINS,
  params: { id: recordId() },
  answer: enveloped(settingsOnTheWire),
})

/** The ids of the projects that have their own hours. */
export const listOwnVisitSettings = endpoint({
  method: 'GET',
  path: '/Company/ListOwnVisitSettings',
  access: ADMINS,
  answer: enveloped(z.array(z.int())),
})

export const saveVisitSettings = endpoint({
  method: 'POST',
  path: '/Company/ManageVisitSettings',
  access: ADMINS,
  body: onTheWire(z.extend(VisitSettingsDraft, parts), settingsNames),
  answer: enveloped(settingsOnTheWire),
})

/** Deletes a project's own hours, so that those of the company apply. */
export const dropVisitSettings = endpoint({
  method: 'POST',
  path: '/Company/DropVisitSettings',
  access: ADMINS,
  body: onTheWire(DroppedVisitSettings, { projectId: 'productId', version: 'version' }),
  answer: nothing(),
})

/** The number of booked visits from today on, by day and slot; without an id, of all projects. */
export const countBookedVisits = endpoint({
  method: 'POST',
  path: '/Company/CountBookedVisits',
  access: ADMINS,
  changesData: false,
  body: onTheWire(z.object({ projectId: orNull(recordId()) }), { projectId: 'productId' }),
  answer: enveloped(z.array(onTheWire(BookedVisits, { day: 'day', timeSlot: 'timeSlot', count: 'count' }))),
})
