import * as z from 'zod/mini'

/** A whole number, also as text with grouping commas. */
export function wholeNumber({ min, max }: { min: number; max: number }, sentence: string, missing = sentence) {
  return z.codec(
    z.union([z.string(), z.number()], missing),
    z.int(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence)),
    { decode: (value) => (typeof value === 'number' ? value : numberIn(value)), encode: (value) => value },
  )
}

function numberIn(text: string) {
  const digits = text.replaceAll(/[\s,]/g, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}
