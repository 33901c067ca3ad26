import * as z from 'zod/mini'
import { ROLES } from '#contract/wire/roles.ts'
import { ROLE_CODE } from './identity.constants.ts'
import { RoleName } from './sign-in.schema.ts'

/** A number or a word, see `ROLE_CODE`. Numeric strings and role names are accepted too. */
export const roleOnTheWire = z.codec(z.union([z.number(), z.string()]), RoleName, {
  decode: (code) => (roleOf(code) ?? code) as RoleName,
  encode: (role): number | string => ROLE_CODE[role],
})

export function roleOf(code: number | string): RoleName | null {
  return ROLES.find((role) => String(ROLE_CODE[role]) === String(code) || role === code) ?? null
}
