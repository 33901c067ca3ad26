import { MIN_PASSWORD_CLASSES, MIN_PASSWORD_LENGTH } from './identity.constants.ts'

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/** Long enough, with three of: upper case, lower case, digit, special character. */
export function isStrongPassword(password: string) {
  if (password.length < MIN_PASSWORD_LENGTH) return false
  return CLASSES.filter((one) => one.test(password)).length >= MIN_PASSWORD_CLASSES
}
