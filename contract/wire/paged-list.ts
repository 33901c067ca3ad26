import * as z from 'zod/mini'
import { oneOfIds, optionalFlag, optionalText, orNull } from './fields.ts'
import { onTheWire } from './on-the-wire.ts'
import { DEFAULT_TABLE_PAGE_SIZE, LENGTH, TABLE_PAGE_SIZES } from './wire.constants.ts'
import { wireMessages } from './wire.messages.ts'

const LEAST_DIGITS = 6

/** Returns the digits of a search word that may be a phone number; null for any other word. */
export function digitsIn(word: string) {
  if (!/^[+\d][\d()./+-]*$/.test(word)) return null
  const digits = word.replaceAll(/\D/g, '')
  return digits.length >= LEAST_DIGITS ? digits : null
}

/** More pages than any list has, but few enough that the row offset stays exact. */
export const LAST_PAGE = 1_000_000_000

/**
 * Describes the request of one page of a list: the rows that contain every word of `search`, sorted by a column or, if
 * none is given, in the usual order of the list. Pages count from 1.
 */
export function pageRequest<
  const Columns extends readonly [string, ...string[]],
  F extends z.ZodMiniType<unknown, Record<string, unknown>>,
>({ columns, filters }: { columns: Columns; filters: F }) {
  return onTheWire(
    z.object({
      search: optionalText({ max: LENGTH.address }),
      sort: orNull(z.enum(columns, wireMessages.unknownColumn)),
      descending: optionalFlag(),
      page: otherwise(1, wholeNumber({ least: 1, most: LAST_PAGE, sentence: wireMessages.notAPage })),
      pageSize: otherwise(DEFAULT_TABLE_PAGE_SIZE, oneOfIds(TABLE_PAGE_SIZES, wireMessages.notAPageSize)),
      filters: otherwise({} as z.input<F>, filters),
    }),
    {
      search: 'search',
      sort: 'sort',
      descending: 'descending',
      page: 'page',
      pageSize: 'pageSize',
      filters: 'filters',
    },
  )
}

export function pageOf<R extends z.ZodMiniType>(row: R) {
  return z.object({ rows: z.array(row), total: z.int() })
}

export interface PageRequest<Column extends string = string> {
  search: string | null
  sort: Column | null
  descending: boolean
  page: number
  pageSize: number
}

export interface Page<Row> {
  rows: Row[]
  total: number
}

function wholeNumber({ least, most, sentence }: { least: number; most: number; sentence: string }) {
  return z.codec(
    z.union([z.string(), z.number()], sentence),
    z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence)),
    {
      decode: (value) => (typeof value === 'number' || /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN),
      encode: (value) => value,
    },
  )
}

function otherwise<T extends z.ZodMiniType>(standard: z.input<T>, schema: T) {
  return z.codec(z.unknown(), schema, {
    decode: (value) => (value === undefined || value === null || value === '' ? standard : (value as z.input<T>)),
    encode: (value) => value,
  })
}
