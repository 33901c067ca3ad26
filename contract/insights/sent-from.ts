import * as z from 'zod/mini'
import { optionalText } from '#contract/wire/fields.ts'

/** Optional fields of the forms that visitors send. None of them is in the specification. */
export const sentFrom = {
  /** The path of the page on which the form was sent. */
  page: z.optional(optionalText()),
  /** The referring host of the first page of the visit, and the query of that page: `host?query`, at least `?`. */
  landing: z.optional(optionalText()),
}

export const sentFromNames = { page: 'page', landing: 'landing' } as const
