import { WAITING_MINUTES } from '#contract/leads/leads.constants.ts'
import type { LeadRow } from '#contract/leads/leads.schema.ts'
import { workingMinutes } from '#contract/leads/working-time.ts'
import { dayAfter, daysBetween, MONTHS, siteDay, siteMidnight, writtenDay } from '#contract/wire/site-time.ts'
import { leadTexts, minutesInWords } from './lead-texts.ts'

export type Tone = 'plain' | 'warning' | 'late'

/** Counts working time only. Null if the lead is not waiting for a first answer. */
export function waitingOf({ waitingSince }: Pick<LeadRow, 'waitingSince'>, now: Date) {
  if (waitingSince === null) return null
  const minutes = workingMinutes(new Date(waitingSince), now)
  const tone: Tone = minutes >= WAITING_MINUTES.late ? 'late' : minutes >= WAITING_MINUTES.warning ? 'warning' : 'plain'
  return { text: minutesInWords(minutes), tone }
}

/** For example 'Today, 16:00', 'Tomorrow, 11:00', '20 Nov 2026' or 'Overdue, 14 Nov'. */
export function dueInWords(moment: string, now: Date): { text: string; tone: Tone } {
  const at = new Date(moment)
  const day = siteDay(at)
  const days = daysBetween(siteDay(now), day)
  if (days < 0) return { text: `${leadTexts.overdue}, ${shortDay(day)}`, tone: 'late' }
  if (days === 0) return { text: `Today, ${clockOf(at)}`, tone: at < now ? 'late' : 'plain' }
  if (days === 1) return { text: `Tomorrow, ${clockOf(at)}`, tone: 'plain' }
  return { text: writtenDay(day), tone: 'plain' }
}

/** Returns the time of day in India, for example '16:00'. */
export function clockOf(moment: Date) {
  const midnight = Date.parse(siteMidnight(siteDay(moment)))
  const minutes = Math.floor((moment.getTime() - midnight) / MINUTE_MS)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export interface ProposedTime {
  label: string
  at: string
}

/**
 * Returns common times for a next step: in one or two hours, tomorrow at eleven, and at eleven on the first Saturday
 * after tomorrow.
 */
export function proposedTimes(now: Date, hours: 1 | 2): ProposedTime[] {
  const today = siteDay(now)
  const soon = new Date(Math.ceil((now.getTime() + hours * 3_600_000) / QUARTER_MS) * QUARTER_MS)
  const tomorrow = momentOf(dayAfter(today, 1), '11:00')
  const weekday = new Date(`${today}T00:00:00.000Z`).getUTCDay()
  // At least two days ahead, because tomorrow is already proposed.
  const saturday = dayAfter(today, ((4 - weekday + 7) % 7) + 2)
  return [
    { label: hours === 1 ? 'In 1 hour' : `In 2 hours, ${clockOf(soon)}`, at: soon.toISOString() },
    { label: 'Tomorrow, 11:00', at: tomorrow },
    { label: `Sat ${shortDay(saturday)}`, at: momentOf(saturday, '11:00') },
  ]
}

/** `day` and `clock` are in Indian time; returns an ISO timestamp. */
export function momentOf(day: string, clock: string) {
  return new Date(Date.parse(siteMidnight(day)) + minutesIn(clock) * MINUTE_MS).toISOString()
}

/** For example '14 Nov'. */
function shortDay(day: string) {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`
}

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

function minutesIn(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function two(number: number) {
  return String(number).padStart(2, '0')
}
