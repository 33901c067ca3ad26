import { MIN_PASSWORD_CLASSES, MIN_PASSWORD_LENGTH } from './identity.constants.ts'

const CLASSES = { upperCase: /\p{Lu}/u, lowerCase: /\p{Ll}/u, digit: /\p{Nd}/u, special: /[^\p{L}\p{Nd}]/u }

export function isStrongPassword(password: string) {
  if (password.length < MIN_PASSWORD_LENGTH) return false
  return Object.values(CLASSES).filter((one) => one.test(password)).length >= MIN_PASSWORD_CLASSES
}

/** Returns each requirement separately, for a checklist that updates while typing. */
export function strengthOf(password: string) {
  return {
    length: password.length >= MIN_PASSWORD_LENGTH,
    upperCase: CLASSES.upperCase.test(password),
    lowerCase: CLASSES.lowerCase.test(password),
    digit: CLASSES.digit.test(password),
    special: CLASSES.special.test(password),
  }
}
