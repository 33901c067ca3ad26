import * as z from 'zod/mini'
import { ROLE_CODE, ROLES } from './identity.constants.ts'
import { RoleName } from './sign-in.schema.ts'

/** A role as the wire writes it: a number, or the word 'Admin'. A number in text and a role's name are read as well. */
export const roleOnTheWire = z.codec(z.union([z.number(), z.string()]), RoleName, {
  decode: (code) => (roleOf(code) ?? code) as RoleName,
  encode: (role): number | string => ROLE_CODE[role],
})

export function roleOf(code: number | string): RoleName | null {
  return ROLES.find((role) => String(ROLE_CODE[role]) === String(code) || role === code) ?? null
}
