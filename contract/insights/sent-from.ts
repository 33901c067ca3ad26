import * as z from 'zod/mini'
import { optionalText } from '#contract/wire/fields.ts'

/** Optional fields of the forms that visitors send. They are not in the specification. */
export const sentFrom = {
  /** Path of the page that the form was sent from. */
  page: z.optional(optionalText()),
  /** Referring host and query of the first page of the visit, as `host?query`; `?` if both are empty. */
  landing: z.optional(optionalText()),
}

export const sentFromNames = { page: 'page', landing: 'landing' } as const
