import * as z from 'zod/mini'
import { isCalendarDay } from './site-time.ts'
import { LENGTH, NEW_RECORD_ID } from './wire.constants.ts'
import { wireMessages } from './wire.messages.ts'

/** Text a person must give: missing, blank and wrongly typed all earn the same sentence. Ends are trimmed. */
export function required(sentence: string, options: { max?: number } = {}) {
  return z
    .string(sentence)
    .check(z.trim(), z.minLength(1, sentence), z.maxLength(options.max ?? LENGTH.line, wireMessages.tooLong))
}

/** Text a person may leave out. Absent, null and blank are one thing to us: null. */
export function optionalText(options: { max?: number } = {}) {
  return orNull(
    z.string(wireMessages.notText).check(z.trim(), z.maxLength(options.max ?? LENGTH.line, wireMessages.tooLong)),
  )
}

/** Any other value that may be left out: an untouched box posts '', which means null here. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.codec(z.unknown(), z.nullable(schema), {
    decode: (value) => (isAbsent(value) ? null : value) as z.input<T> | null,
    encode: (value) => value,
  })
}

/** A switch that is off unless said otherwise. */
export function optionalFlag() {
  return z.codec(z.unknown(), z.boolean(), {
    decode: (value) => value === true || value === 'true' || value === 1 || value === '1' || value === 'on',
    encode: (value) => value,
  })
}

/** Postgres integers end here; a larger number can be no record's id. */
const LARGEST_ID = 2_147_483_647

/** A record's id in an address or a body. Digits in text are accepted, because addresses have nothing else. */
export function recordId(sentence: string = wireMessages.notAnId) {
  return z.codec(
    z.union([z.string(), z.number()], sentence),
    z.int(sentence).check(z.minimum(0, sentence), z.maximum(LARGEST_ID, sentence)),
    { decode: wholeNumberIn, encode: (value) => value },
  )
}

/** The id in a save. Left out, it means what 0 means: a new record. */
export function idOrNew() {
  const Id = recordId()
  return z.codec(z.unknown(), Id, {
    decode: (value) => (isAbsent(value) ? NEW_RECORD_ID : value) as z.input<typeof Id>,
    encode: (value) => value,
  })
}

/** How often the record had been saved when its form was opened. Left out, nothing is compared. */
export function versionSeen() {
  return z.optional(orNull(recordId(wireMessages.unreadable)))
}

/** One of a few ids that are fixed for good, such as the kinds of plans. */
export function oneOfIds<const Ids extends readonly number[]>(ids: Ids, sentence: string) {
  const Known = z.literal(ids, sentence)
  return z.codec(z.union([z.string(), z.number()], sentence), Known, {
    decode: (value) => wholeNumberIn(value) as z.input<typeof Known>,
    encode: (value): string | number => value,
  })
}

/** A calendar day, written yyyy-MM-dd. The day of a whole date-time is taken as it is written. */
export function calendarDay(sentence: string = wireMessages.notADay) {
  return z.codec(z.string(sentence), z.string().check(z.minLength(1, sentence)), {
    decode: (value) => dayIn(value) ?? '',
    encode: (value) => value,
  })
}

interface Days {
  from: string | null
  to: string | null
}

/** That the first of two days is after the last one: no day lies between them, so whoever asks so has mistaken them. */
export function isReversed({ from, to }: Days) {
  return from !== null && to !== null && from > to
}

/** For filters with a first and a last day, each of which may be left out. */
export function daysInOrder<D extends Days>() {
  return z.refine<D>((days) => !isReversed(days), wireMessages.daysReversed)
}

/** A calendar day that travels as a date-time: always that day's midnight UTC, so it is the same day everywhere. */
export function dayAsDateTime(sentence: string = wireMessages.notADay) {
  return z.codec(z.string(sentence), z.string().check(z.minLength(1, sentence)), {
    decode: (value) => dayIn(value) ?? '',
    encode: (value) => `${value}T00:00:00.000Z`,
  })
}

/** A name in an address, such as a category or a project. Its letter case means nothing, so one is chosen. */
export function pathName(sentence: string) {
  return z
    .string(sentence)
    .check(z.trim(), z.toLowerCase(), z.minLength(1, sentence), z.maxLength(LENGTH.pathName, sentence))
}

/** A web address. Nothing but http and https is ever stored, so no stored link can run a script. */
export function webLink(sentence: string = wireMessages.notALink) {
  return z.string(sentence).check(
    z.trim(),
    z.minLength(1, sentence),
    z.maxLength(LENGTH.link, wireMessages.tooLong),
    z.refine((value) => isWebLink(value), sentence),
  )
}

function isWebLink(text: string) {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** The day of a text such as 2026-11-15 or 2026-11-15T10:30:00Z, else null. */
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
