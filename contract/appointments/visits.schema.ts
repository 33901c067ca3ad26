import * as z from 'zod/mini'
import { calendarDay, optionalText, required } from '#contract/wire/fields.ts'
import { daysBetween } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { TIME_SLOTS } from './appointments.constants.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import { MOST_DAYS_READ, SLOT_STATES, VISIT_LIMIT, VISIT_STATES } from './visits.constants.ts'
import { visitsMessages } from './visits.messages.ts'

const slotState = z.enum(SLOT_STATES)

export const DaySlot = z.object({
  timeSlot: z.enum(TIME_SLOTS),
  state: slotState,
  reason: z.nullable(z.string()),
  places: z.nullable(z.int()),
  placesLeft: z.nullable(z.int()),
})

export const VisitDay = z.object({
  day: z.string(),
  state: slotState,
  reason: z.nullable(z.string()),
  slots: z.array(DaySlot),
})

export const VisitDays = z.object({ openingHours: z.nullable(z.string()), days: z.array(VisitDay) })
export type VisitDays = z.output<typeof VisitDays>

/** `from` and `to` are inclusive. */
export const VisitDaysRequest = z
  .object({
    projectName: required(appointmentsMessages.projectRequired, { max: LENGTH.name }),
    from: calendarDay(appointmentsMessages.dateInvalid),
    to: calendarDay(appointmentsMessages.dateInvalid),
  })
  .check(z.refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS_READ, visitsMessages.tooManyDays))
export type VisitDaysRequest = z.output<typeof VisitDaysRequest>

const token = required(visitsMessages.linkUnknown)

export const VisitToken = z.object({ token })
export type VisitToken = z.output<typeof VisitToken>

/** Date and slot are required, even if the visit was booked without them. */
export const VisitMove = z.object({
  token,
  selectedDate: calendarDay(visitsMessages.timeRequired),
  timeSlot: z.enum(TIME_SLOTS, visitsMessages.timeRequired),
})
export type VisitMove = z.output<typeof VisitMove>

export const VisitCancellation = z.object({ token, reason: optionalText({ max: VISIT_LIMIT.reason }) })
export type VisitCancellation = z.output<typeof VisitCancellation>

export const LinkedVisit = z.object({
  projectName: z.string(),
  purpose: z.nullable(z.string()),
  customerType: z.nullable(z.string()),
  tower: z.nullable(z.string()),
  unitNumber: z.nullable(z.string()),
  selectedDate: z.nullable(z.string()),
  timeSlot: z.nullable(z.string()),
  email: z.nullable(z.string()),
  state: z.enum(VISIT_STATES),
  /**
   * False once the visit has begun (without a time slot: once its day has passed), is cancelled, or is marked as came or
   * missed.
   */
  canChange: z.boolean(),
  /** The date on which a reminder email will be sent; null if none will be. */
  remindedOn: z.nullable(z.string()),
  createdAt: z.string(),
  /** An iCalendar file. Null if the visit has no date or can no longer be changed. */
  calendarEntry: z.nullable(z.string()),
})
export type LinkedVisit = z.output<typeof LinkedVisit>

export const ChangedVisit = z.extend(LinkedVisit, {
  /**
   * Whether an email confirms the change. False if nothing changed, there is no usable email address or its rate limit
   * is reached.
   */
  isMailed: z.boolean(),
})
export type ChangedVisit = z.output<typeof ChangedVisit>
