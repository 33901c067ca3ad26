import * as z from 'zod/mini'
import { GENERAL_ADDRESS, LENGTH, MOBILE_NUMBER } from './wire.constants.ts'

/** The e-mail address of a visitor without an account. Wrap it in `orNull` where it is optional. */
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
