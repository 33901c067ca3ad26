import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import {
  dayClosed,
  freeNear,
  type SlotTime,
  type TimeSlot,
  type VisitDay,
  type VisitRules,
  visitDay,
} from '#contract/appointments/visit-rules.ts'
import { visitSlotsMessages } from '#contract/appointments/visit-slots.messages.ts'
import { dayInWords, whenInWords } from '#contract/appointments/visit-time.ts'
import { visitsMessages as messages } from '#contract/appointments/visits.messages.ts'
import { dayAfter, daysBetween } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { createVisitSettingsRepository } from './visit-settings.repository.ts'
import { createVisitsRepository } from './visits.repository.ts'

interface Wish {
  projectId: number
  selectedDate: string | null
  timeSlot: string | null
  now: Date
  /** Staff may book at short notice and far ahead. */
  isStaff?: boolean
}

const NONE_TAKEN = new Map<string, number>()

/**
 * Throws if the project does not offer the time or all places are taken. Call in the transaction that stores the visit:
 * a slot with limited places stays locked until the commit, so that two visits cannot take the last one.
 */
export async function requirePlace(db: Db, { projectId, selectedDate, timeSlot, now, isStaff = false }: Wish) {
  const settings = (await createVisitSettingsRepository(db).findRules([projectId]))(projectId)
  const rules = isStaff ? { ...settings, noticeHours: 0, daysAhead: Number.POSITIVE_INFINITY } : settings
  const slot = TIME_SLOTS.find((one) => one === timeSlot) ?? null
  if (selectedDate === null) {
    if (slot && !rules.slots.some((offered) => offered.timeSlot === slot))
      throw new AppError('invalid', messages.refused.notOffered(slot))
    return
  }
  if (slot === null) {
    const closed = dayClosed(rules, selectedDate)
    if (closed !== null) throw new AppError('invalid', messages.refused.closed(dayInWords(selectedDate), closed))
    const { state } = visitDay(rules, selectedDate, NONE_TAKEN, now)
    // Without a slot, a visit today is possible until midnight, unless the project requires notice.
    const isTooSoon = state === 'tooSoon' || (state === 'past' && rules.noticeHours > 0)
    if (isTooSoon) throw new AppError('invalid', messages.refused.tooSoon(dayInWords(selectedDate)))
    if (state === 'tooFar') throw new AppError('invalid', messages.refused.tooFar(dayInWords(selectedDate)))
    return
  }

  const wanted: SlotTime = { day: selectedDate, timeSlot: slot }
  // A slot without a limit is not locked, so that its bookings do not wait for each other.
  const isLimited = slotOf(visitDay(rules, selectedDate, NONE_TAKEN, now), slot).places !== null
  if (isLimited) await createVisitsRepository(db).lockSlot(projectId, wanted)
  const [day] = await readDays(db, { projectId, rules, from: selectedDate, to: selectedDate, now })
  if (!day) return
  const { state } = slotOf(day, slot)
  if (state === 'free') return

  const from = dayAfter(selectedDate, -DAYS_BEFORE)
  const days = await readDays(db, { projectId, rules, from, to: dayAfter(selectedDate, DAYS_AFTER), now })
  const when = state === 'closed' ? dayInWords(selectedDate) : whenInWords({ selectedDate, timeSlot })
  const message = messages.refused[state](when, dayClosed(rules, selectedDate))
  throw new AppError(state === 'full' ? 'conflict' : 'invalid', message + nearInWords(days, wanted))
}

/** Free slots are suggested from this many days before the requested day. */
const DAYS_BEFORE = 2
const DAYS_AFTER = 7

function slotOf({ slots }: VisitDay, timeSlot: TimeSlot) {
  const found = slots.find((slot) => slot.timeSlot === timeSlot)
  if (!found) throw new Error(`There is no slot ${timeSlot}.`)
  return found
}

function nearInWords(days: readonly VisitDay[], wanted: { day: string; timeSlot: TimeSlot }) {
  const near = freeNear(days, wanted).map(({ day, timeSlot }) => whenInWords({ selectedDate: day, timeSlot }))
  return near.length === 0 ? '' : ` ${visitSlotsMessages.freeNear} ${near.join('; ')}.`
}

interface DaysRead {
  projectId: number
  rules: VisitRules
  from: string
  to: string
  now: Date
}

/** `from` and `to` are inclusive. */
export async function readDays(db: Db, { projectId, rules, from, to, now }: DaysRead): Promise<VisitDay[]> {
  const taken = await createVisitsRepository(db).countTaken(projectId, { from, to })
  // Counts the days instead of comparing dates as text, which fails after the year 9999.
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => dayAfter(from, nth))
  return days.map((day) => visitDay(rules, day, taken.get(day) ?? NONE_TAKEN, now))
}
