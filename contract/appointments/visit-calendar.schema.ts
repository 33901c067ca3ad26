import * as z from 'zod/mini'
import { WalkIn } from '#contract/leads/leads.schema.ts'
import { calendarDay, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { TIME_SLOTS } from './appointments.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import { visitCalendarMessages } from './visit-calendar.messages.ts'
import { VISIT_STATES } from './visits.constants.ts'

/** A visit with a date, as shown in the staff's calendar. */
export const CalendarVisit = z.object({
  id: z.int(),
  version: z.int(),
  projectName: z.string(),
  day: z.string(),
  /** Null if the visitor selected no hour. */
  timeSlot: z.nullable(z.string()),
  state: z.enum(VISIT_STATES),
  /** The name of the lead, or a contact if the name is unknown; null if neither is known. */
  name: z.nullable(z.string()),
  /** The number of the unit, else the unit type that the lead wants, else the purpose of the visit. */
  wants: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  leadId: z.nullable(z.int()),
  /** Whether the lead is assigned to the caller. */
  isYours: z.boolean(),
})
export type CalendarVisit = z.output<typeof CalendarVisit>

export const MovedVisit = z.extend(CalendarVisit, {
  /** Whether a mail will tell the visitor. False if the visit is at the time that the visitor was last told. */
  isNoticeDue: z.boolean(),
})

/** One hour of one day at one project: how many visits it takes, and how many are booked. */
export const CalendarHour = z.object({
  day: z.string(),
  timeSlot: z.string(),
  /** Null if there is no limit, or if the project takes no visits in this hour. */
  places: z.nullable(z.int()),
  taken: z.int(),
  /** Why no visit can be booked; null if one can. */
  closed: z.nullable(z.string()),
})
export type CalendarHour = z.output<typeof CalendarHour>

const CalendarDay = z.object({
  day: z.string(),
  count: z.int(),
  /** Why the project is closed on this day; null if it is open. */
  closed: z.nullable(z.string()),
})
export type CalendarDay = z.output<typeof CalendarDay>

export const VisitWeek = z.object({
  /** Seven days from Monday. */
  days: z.array(CalendarDay),
  /** The hours of the selected project; empty if none is selected. */
  hours: z.array(CalendarHour),
  /** Without cancelled ones; at most `MOST_CALENDAR_VISITS`. */
  visits: z.array(CalendarVisit),
  total: z.int(),
  /** The published projects, and others with visits in this week; `count` is the number of these visits. */
  projects: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type VisitWeek = z.output<typeof VisitWeek>

export const VisitReschedule = z.object({
  id: recordId(),
  version: versionSeen(),
  day: calendarDay(appointmentsMessages.dateInvalid),
  timeSlot: z.enum(TIME_SLOTS, appointmentsMessages.timeSlotUnknown),
})
export type VisitReschedule = z.output<typeof VisitReschedule>

export const VisitUndo = z.object({ id: recordId(), version: versionSeen() })
export type VisitUndo = z.output<typeof VisitUndo>

export const VisitStateChange = z.object({
  id: recordId(),
  version: versionSeen(),
  /** `booked` removes a mark. */
  state: z.enum(VISIT_STATES, visitCalendarMessages.stateUnknown),
})
export type VisitStateChange = z.output<typeof VisitStateChange>

export const LeadVisit = z.object({
  leadId: recordId(),
  projectName: required(appointmentsMessages.projectRequired, { max: LENGTH.name }),
  day: calendarDay(appointmentsMessages.dateInvalid),
  timeSlot: z.enum(TIME_SLOTS, appointmentsMessages.timeSlotUnknown),
})
export type LeadVisit = z.output<typeof LeadVisit>

/** A visitor without a booking, who is at the project now. */
export const WalkInVisit = z.extend(WalkIn, {
  projectName: required(appointmentsMessages.projectRequired, { max: LENGTH.name }),
})
export type WalkInVisit = z.output<typeof WalkInVisit>
