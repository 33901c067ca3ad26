import * as z from 'zod/mini'
import { MONTHS, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { importsMessages } from './imports.messages.ts'

// Formats of values in CSV files differ between spreadsheet programs.

const DAYS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?!\d)/,
  /^(?<day>\d{1,2})[ -](?<month>[a-z]{3})[a-z]*[ -](?<year>\d{4})(?!\d)/i,
]
const TIME =
  /^[T, ]+(?<hour>\d{1,2}):(?<minute>\d{2})(?<second>:\d{2}(?:\.\d+)?)?(?: ?(?<half>[ap])m)?(?<zone>Z|[+-]\d{2}:\d{2})?$/i

/**
 * Reads a date such as 2026-11-15, 15/11/2026 or 15 Nov 2026, optionally followed by a time. The day precedes the
 * month, and times are in India unless they have an offset. Null for any other text.
 */
export function momentIn(text: string): Date | null {
  const written = text.trim()
  for (const pattern of DAYS) {
    const found = pattern.exec(written)
    if (!found?.groups) continue
    const { year = '', month = '', day = '' } = found.groups
    const named = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase())
    const calendarDay = [year, String(named + 1 || month).padStart(2, '0'), day.padStart(2, '0')].join('-')
    return momentOf(calendarDay, written.slice(found[0].length))
  }
  return null
}

/** Returns the date in the format that forms send. Other text is returned unchanged, so that the schema refuses it. */
export function dayIn(cell: string) {
  const moment = momentIn(cell)
  return moment === null ? cell : siteDay(moment)
}

function momentOf(day: string, time: string) {
  const midnight = new Date(siteMidnight(day))
  if (Number.isNaN(midnight.getTime()) || siteDay(midnight) !== day) return null
  if (time === '') return midnight
  const { hour, minute, second = ':00', half, zone } = TIME.exec(time)?.groups ?? {}
  if (hour === undefined || (half !== undefined && (Number(hour) < 1 || Number(hour) > 12))) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const clock = `${String(hours).padStart(2, '0')}:${minute}${second}`
  const moment = new Date(zone === undefined ? siteMidnight(day).replace('00:00:00', clock) : `${day}T${clock}${zone}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

export function importedMoment(missing: string) {
  return z.pipe(
    z.string(missing).check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.refine((text) => momentIn(text) !== null, { error: wireMessages.notADay, abort: true }),
      z.refine((text) => Number(momentIn(text)) <= Date.now(), importsMessages.inFuture),
    ),
    z.transform((text: string) => momentIn(text) ?? new Date(Number.NaN)),
  )
}

const YES = ['yes', 'y', 'true', '1']
const NO = ['no', 'n', 'false', '0', '']

export function importedFlag() {
  return z.pipe(
    z.string().check(z.refine((text) => [...YES, ...NO].includes(text.trim().toLowerCase()), importsMessages.yesOrNo)),
    z.transform((text: string) => YES.includes(text.trim().toLowerCase())),
  )
}
