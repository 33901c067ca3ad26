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
 * Id 0 is the company. A project without its own hours gets those of the company, without its holidays and with version
 * 0.
 */
export const getVisitSettings = endpoint({
  method: 'GET',
  path: '/Company/GetVisitSettings/{id}',
  access: ADMINS,
  params: { id: recordId() },
  answer: enveloped(settingsOnTheWire),
})

/** Returns the ids of the projects that have their own hours. */
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

/** Counts booked visits from today on, by day and slot. If `projectId` is null, counts those of all projects. */
export const countBookedVisits = endpoint({
  method: 'POST',
  path: '/Company/CountBookedVisits',
  access: ADMINS,
  changesData: false,
  body: onTheWire(z.object({ projectId: orNull(recordId()) }), { projectId: 'productId' }),
  answer: enveloped(z.array(onTheWire(BookedVisits, { day: 'day', timeSlot: 'timeSlot', count: 'count' }))),
})
