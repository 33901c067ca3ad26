import * as z from 'zod/mini'
import { GENERAL_ADDRESS, MOBILE_NUMBER } from './contact-patterns.ts'
import { isCalendarDay } from './site-time.ts'
import { LENGTH, NEW_RECORD_ID } from './wire.constants.ts'
import { wireMessages } from './wire.messages.ts'

/**
 * For calls whose specified response has more data than the page needs. `?view=page` returns only the data of the page.
 */
export const pageView = { view: z.optional(z.enum(['page'], wireMessages.unknownView)) }

export type PageView = { view?: 'page' | undefined }

/** Trims the text. Missing, blank and wrongly typed values have the same message. */
export function required(message: string, options: { max?: number } = {}) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(options.max ?? LENGTH.line, wireMessages.tooLong))
}

/** Trims the text. Absent, null and blank values become null. */
export function optionalText(options: { max?: number } = {}) {
  return orNull(
    z.string(wireMessages.notText).check(z.trim(), z.maxLength(options.max ?? LENGTH.line, wireMessages.tooLong)),
  )
}

/** Turns absent, null and blank values into null, because an empty input posts ''. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.codec(z.unknown(), z.nullable(schema), {
    decode: (value) => (isAbsent(value) ? null : value) as z.input<T> | null,
    encode: (value) => value,
  })
}

/**
 * Checks a rule across fields and reports it at the first one. It runs as soon as these fields are valid, even if
 * others are not, so that all mistakes are reported at once.
 */
export function between<T>(
  fields: readonly [keyof T & string, ...(keyof T & string)[]],
  holds: (value: T) => boolean,
  message: string,
) {
  return z.refine<T>(holds, {
    error: message,
    path: [fields[0]],
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== undefined && !fields.includes(path[0] as never)),
  })
}

/** Accepts a query parameter that may be repeated. Blank values are dropped, because an empty input sends ''. */
export function repeated<T extends z.ZodMiniType>(value: T, { max, sentence }: { max: number; sentence: string }) {
  const values = z.array(value).check(z.maxLength(max, sentence))
  return z.codec(z.unknown(), values, {
    decode: (given) => [given].flat().filter((one) => !isAbsent(one)) as z.input<T>[],
    encode: (given) => given,
  })
}

/** Reads true, 'true', 1, '1' and 'on' as true, and anything else as false. */
export function optionalFlag() {
  return z.codec(z.unknown(), z.boolean(), {
    decode: (value) => value === true || value === 'true' || value === 1 || value === '1' || value === 'on',
    encode: (value) => value,
  })
}

/** The largest PostgreSQL `integer`. */
const LARGEST_ID = 2_147_483_647

/** Accepts digits in text, because path parameters are strings. */
export function recordId(message: string = wireMessages.notAnId) {
  return z.codec(
    z.union([z.string(), z.number()], message),
    z.int(message).check(z.minimum(0, message), z.maximum(LARGEST_ID, message)),
    { decode: wholeNumberIn, encode: (value) => value },
  )
}

/** Reads an omitted id as `NEW_RECORD_ID`. */
export function idOrNew() {
  const Id = recordId()
  return z.codec(z.unknown(), Id, {
    decode: (value) => (isAbsent(value) ? NEW_RECORD_ID : value) as z.input<typeof Id>,
    encode: (value) => value,
  })
}

/**
 * Accepts the version of the record when its form was opened. If omitted, versions are not compared. Responses contain
 * an optional `version` only for accounts that may save the record.
 */
export function versionSeen() {
  return z.optional(orNull(recordId(wireMessages.unreadable)))
}

/** Accepts one of a few ids that never change, such as the kinds of plans. */
export function oneOfIds<const Ids extends readonly number[]>(ids: Ids, message: string) {
  const Known = z.literal(ids, message)
  return z.codec(z.union([z.string(), z.number()], message), Known, {
    decode: (value) => wholeNumberIn(value) as z.input<typeof Known>,
    encode: (value): string | number => value,
  })
}

/** Accepts a date as yyyy-MM-dd, or a date-time, whose day is used as written. */
export function calendarDay(message: string = wireMessages.notADay) {
  return z.codec(z.string(message), z.string().check(z.minLength(1, message)), {
    decode: (value) => dayIn(value) ?? '',
    encode: (value) => value,
  })
}

interface Days {
  from: string | null
  to: string | null
}

export function isReversed({ from, to }: Days) {
  return from !== null && to !== null && from > to
}

export function daysInOrder<D extends Days>() {
  return z.refine<D>((days) => !isReversed(days), wireMessages.daysReversed)
}

/** Like `calendarDay`, but sends the date as a date-time at midnight UTC. */
export function dayAsDateTime(message: string = wireMessages.notADay) {
  return z.codec(z.string(message), z.string().check(z.minLength(1, message)), {
    decode: (value) => dayIn(value) ?? '',
    encode: (value) => `${value}T00:00:00.000Z`,
  })
}

/** Accepts a name in a path, such as a category or a project. Lower-cases it, because letter case is ignored. */
export function pathName(message: string) {
  return z
    .string(message)
    .check(z.trim(), z.toLowerCase(), z.minLength(1, message), z.maxLength(LENGTH.pathName, message))
}

/** Accepts only http and https, so that a stored link cannot run a script. */
export function webLink(message: string = wireMessages.notALink) {
  return z.string(message).check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(LENGTH.link, wireMessages.tooLong),
    z.refine((value) => isWebLink(value), message),
  )
}

function isWebLink(text: string) {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** Returns the day of 2026-11-15 or 2026-11-15T10:30:00Z as written; null for other text. */
function dayIn(text: string) {
  const [day = '', time] = text.trim().split('T', 2)
  const isMoment = time === undefined || !Number.isNaN(Date.parse(text.trim()))
  return isCalendarDay(day) && isMoment ? day : null
}

function wholeNumberIn(value: string | number) {
  if (typeof value === 'number') return value
  return /^\d{1,10}$/.test(value.trim()) ? Number(value) : Number.NaN
}

function isAbsent(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Accepts the email address of a visitor without an account. Wrap it in `orNull` where it is optional. */
export function contactAddress(sentences: { missing: string; invalid: string }) {
  return z
    .string(sentences.missing)
    .check(
      z.trim(),
      z.minLength(1, { error: sentences.missing, abort: true }),
      z.maxLength(LENGTH.address, sentences.invalid),
      z.regex(GENERAL_ADDRESS, sentences.invalid),
    )
}

export function mobileNumber(sentences: { missing: string; invalid: string }) {
  return z
    .string(sentences.missing)
    .check(
      z.trim(),
      z.minLength(1, { error: sentences.missing, abort: true }),
      z.maxLength(LENGTH.mobileNumber, sentences.invalid),
      z.regex(MOBILE_NUMBER, sentences.invalid),
    )
}
