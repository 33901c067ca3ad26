import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#contract/identity/identity.constants.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'

/** Without letters and digits that are taken for one another when copied by hand. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** A password nobody has chosen: about 115 bits, in groups that can be read aloud. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('')
  const password = Array.from({ length: GROUPS }, group).join('-')
  return isStrongPassword(password) ? password : generatePassword()
}

export function generateCode() {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}
