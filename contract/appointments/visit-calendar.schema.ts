import * as z from 'zod/mini'
import { WalkIn } from '#contract/leads/leads.schema.ts'
import { calendarDay, recordId, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { TIME_SLOTS } from './appointments.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import { visitCalendarMessages } from './visit-calendar.messages.ts'
import { VISIT_STATES } from './visits.constants.ts'

export const CalendarVisit = z.object({
  id: z.int(),
  version: z.int(),
  projectName: z.string(),
  day: z.string(),
  /** Null if no hour was selected, or if a walk-in came outside all slots. */
  timeSlot: z.nullable(z.string()),
  state: z.enum(VISIT_STATES),
  /**
   * The name of the lead, or if there is no lead the email address or phone number of the visit; null if there is
   * neither.
   */
  name: z.nullable(z.string()),
  /** The unit number, else the unit type that the lead wants, else the purpose of the visit. */
  wants: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  leadId: z.nullable(z.int()),
  /** Whether the lead is assigned to the caller. */
  isYours: z.boolean(),
})
export type CalendarVisit = z.output<typeof CalendarVisit>

export const MovedVisit = z.extend(CalendarVisit, {
  /**
   * Whether the visit moved to a time other than the one that the visitor was last told: the visitor is sent an email if
   * there is an address, and the move can be undone for a while.
   */
  isNoticeDue: z.boolean(),
})

export const CalendarHour = z.object({
  day: z.string(),
  timeSlot: z.string(),
  /** Null if there is no limit, or if the project offers no visits in this hour. */
  places: z.nullable(z.int()),
  taken: z.int(),
  /** Why the hour is closed: a holiday, a closed weekday, or a slot that is not offered. Null if it is open. */
  closed: z.nullable(z.string()),
})
export type CalendarHour = z.output<typeof CalendarHour>

const CalendarDay = z.object({
  day: z.string(),
  count: z.int(),
  /** Why the selected project is closed on this day. Null if it is open or no project is selected. */
  closed: z.nullable(z.string()),
})
export type CalendarDay = z.output<typeof CalendarDay>

export const VisitWeek = z.object({
  days: z.array(CalendarDay),
  /** For the selected project; empty if none is selected or it no longer exists. */
  hours: z.array(CalendarHour),
  /** Without cancelled visits; at most `MOST_CALENDAR_VISITS`. */
  visits: z.array(CalendarVisit),
  total: z.int(),
  /** Every visible project, and others with visits in this week; `count` is the number of these visits. */
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
  /** `booked` removes an earlier `came` or `missed`. */
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

export const WalkInVisit = z.extend(WalkIn, {
  projectName: required(appointmentsMessages.projectRequired, { max: LENGTH.name }),
})
export type WalkInVisit = z.output<typeof WalkInVisit>
