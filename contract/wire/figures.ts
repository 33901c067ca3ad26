import * as z from 'zod/mini'
import { hasTwoDecimals, percentIn, wholeNumberIn } from './read-figures.ts'

/** Accepts numbers, and text that may have grouping commas. */
export function wholeNumber({ min, max }: { min: number; max: number }, message: string, missing = message) {
  return z.codec(
    z.union([z.string(), z.number()], missing),
    z.int(message).check(z.minimum(min, message), z.maximum(max, message)),
    { decode: (value) => (typeof value === 'number' ? value : wholeNumberIn(value)), encode: (value) => value },
  )
}

/** Accepts numbers, and text with or without a percent sign, with at most two decimals. */
export function percentage({ min = 0, max = 100 }: { min?: number; max?: number }, message: string) {
  return z.codec(
    z.union([z.string(), z.number()], message),
    z.number(message).check(z.minimum(min, message), z.maximum(max, message), z.refine(hasTwoDecimals, message)),
    { decode: (value) => (typeof value === 'number' ? value : percentIn(value)), encode: (value) => value },
  )
}
