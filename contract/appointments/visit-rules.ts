import { daysBetween, siteDay, siteMidnight, writtenDay } from '#contract/wire/site-time.ts'
import { FIRST_SLOT_HOUR, TIME_SLOTS, VISIT_DAYS_AHEAD } from './appointments.constants.ts'
import { visitSlotsMessages } from './visit-slots.messages.ts'
import { lastVisitDay } from './visit-time.ts'
import type { SlotState } from './visits.constants.ts'
import { visitsMessages } from './visits.messages.ts'

export type TimeSlot = (typeof TIME_SLOTS)[number]

export interface OfferedSlot {
  timeSlot: TimeSlot
  /** Maximum number of visits on a weekday, and on a Saturday or Sunday; null if there is no limit. */
  places: number | null
  weekendPlaces: number | null
}

export interface VisitRules {
  /** 0 is Sunday. */
  openWeekdays: number[]
  slots: OfferedSlot[]
  /** A slot can be booked until this many hours before it begins. */
  noticeHours: number
  daysAhead: number
  hasReminder: boolean
  holidays: { day: string; name: string }[]
}

/**
 * Apply until visiting hours are saved. They offer every slot without a limit of places, because the specification
 * accepts every slot.
 */
export const DEFAULT_VISIT_RULES: VisitRules = {
  openWeekdays: [0, 1, 2, 3, 4, 5, 6],
  slots: TIME_SLOTS.map((timeSlot) => ({ timeSlot, places: null, weekendPlaces: null })),
  noticeHours: 0,
  daysAhead: VISIT_DAYS_AHEAD,
  hasReminder: true,
  holidays: [],
}

export interface DaySlot {
  timeSlot: TimeSlot
  state: SlotState
  /** Why the slot cannot be booked; null if it is free. */
  reason: string | null
  places: number | null
  /** Null if there is no limit, or if the project offers no visits in this hour. */
  placesLeft: number | null
}

export interface VisitDay {
  day: string
  state: SlotState
  reason: string | null
  slots: DaySlot[]
}

export type TakenPlaces = ReadonlyMap<string, number>

const HOUR_MS = 3_600_000

export function slotBegins(day: string, timeSlot: string) {
  const hour = FIRST_SLOT_HOUR + (TIME_SLOTS as readonly string[]).indexOf(timeSlot)
  return new Date(Date.parse(siteMidnight(day)) + hour * HOUR_MS)
}

export function weekdayOf(day: string) {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay()
}

/** Returns the name of the holiday, or why the weekday is closed. Null if the day is open. */
export function dayClosed({ openWeekdays, holidays }: VisitRules, day: string) {
  const holiday = holidays.find((one) => one.day === day)
  if (holiday) return holiday.name
  return openWeekdays.includes(weekdayOf(day)) ? null : visitsMessages.closedOn(weekdayOf(day))
}

export function visitDay(rules: VisitRules, day: string, taken: TakenPlaces, now: Date): VisitDay {
  const closed = dayClosed(rules, day)
  const slots = TIME_SLOTS.map((timeSlot): DaySlot => {
    const offered = rules.slots.find((slot) => slot.timeSlot === timeSlot)
    const places = offered ? placesOf(offered, day) : null
    const placesLeft = places === null ? null : Math.max(0, places - (taken.get(timeSlot) ?? 0))
    const blocked = blockedBy(rules, day, now) ?? (closed === null ? null : 'closed')
    const state = blocked ?? (offered ? timeState(rules, { day, timeSlot }, now) : 'notOffered')
    const shown = state === 'free' && placesLeft === 0 ? 'full' : state
    return { timeSlot, state: shown, reason: slotReason(rules, day, shown), places, placesLeft }
  })
  const state = stateOfDay(slots)
  return { day, state, reason: state === 'closed' ? reasonOf(rules, day) : wordOf(state), slots }
}

function reasonOf(rules: VisitRules, day: string) {
  const holiday = rules.holidays.find((one) => one.day === day)
  return holiday ? visitsMessages.holiday(writtenDay(day), holiday.name) : dayClosed(rules, day)
}

function slotReason(rules: VisitRules, day: string, state: SlotState) {
  if (state === 'tooSoon') return visitsMessages.tooSoon(rules.noticeHours)
  if (state !== 'closed') return wordOf(state)
  const holiday = rules.holidays.find((one) => one.day === day)
  return holiday ? visitsMessages.holidayNamed(holiday.name) : dayClosed(rules, day)
}

function wordOf(state: SlotState) {
  return state === 'free' ? null : visitSlotsMessages.slot[state]
}

function placesOf({ places, weekendPlaces }: OfferedSlot, day: string) {
  return weekdayOf(day) % 6 === 0 ? weekendPlaces : places
}

function blockedBy({ daysAhead }: VisitRules, day: string, now: Date): SlotState | null {
  const today = siteDay(now)
  if (day < today) return 'past'
  return daysBetween(today, day) > daysAhead || day > lastVisitDay(today) ? 'tooFar' : null
}

function timeState({ noticeHours }: VisitRules, { day, timeSlot }: SlotTime, now: Date): SlotState {
  const begins = slotBegins(day, timeSlot).getTime()
  if (begins <= now.getTime()) return 'past'
  return begins - noticeHours * HOUR_MS < now.getTime() ? 'tooSoon' : 'free'
}

/**
 * Returns `free` if any slot is free, otherwise the first state of this order that occurs. `closed` if no slot is
 * offered.
 */
function stateOfDay(slots: readonly DaySlot[]): SlotState {
  const order: SlotState[] = ['free', 'full', 'tooSoon', 'past', 'tooFar', 'closed']
  return order.find((state) => slots.some((slot) => slot.state === state)) ?? 'closed'
}

export interface SlotTime {
  day: string
  timeSlot: TimeSlot
}

const NEAR = 3

/** Returns the free slots closest to the given one, same day first, in chronological order. */
export function freeNear(days: readonly VisitDay[], { day, timeSlot }: SlotTime): SlotTime[] {
  const at = TIME_SLOTS.indexOf(timeSlot)
  const free = days.flatMap((one) =>
    one.slots
      .filter((slot) => slot.state === 'free')
      .map((slot) => ({
        day: one.day,
        timeSlot: slot.timeSlot,
        distance:
          Math.abs(daysBetween(day, one.day)) * TIME_SLOTS.length + Math.abs(TIME_SLOTS.indexOf(slot.timeSlot) - at),
      })),
  )
  return free
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAR)
    .sort((a, b) => slotBegins(a.day, a.timeSlot).getTime() - slotBegins(b.day, b.timeSlot).getTime())
    .map((slot) => ({ day: slot.day, timeSlot: slot.timeSlot }))
}
