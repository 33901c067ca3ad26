import * as z from 'zod/mini'
import { hasTwoDecimals, percentIn, wholeNumberIn } from './read-figures.ts'

/** A whole number, also as text with grouping commas. */
export function wholeNumber({ min, max }: { min: number; max: number }, sentence: string, missing = sentence) {
  return z.codec(
    z.union([z.string(), z.number()], missing),
    z.int(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence)),
    { decode: (value) => (typeof value === 'number' ? value : wholeNumberIn(value)), encode: (value) => value },
  )
}

/** A percentage with at most two decimals, also as text with a percent sign. */
export function percentage({ min = 0, max = 100 }: { min?: number; max?: number }, sentence: string) {
  return z.codec(
    z.union([z.string(), z.number()], sentence),
    z.number(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence), z.refine(hasTwoDecimals, sentence)),
    { decode: (value) => (typeof value === 'number' ? value : percentIn(value)), encode: (value) => value },
  )
}
