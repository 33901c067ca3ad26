import type { AccountRow } from './accounts.repository.ts'

/** Whether a visitor signed up with an address that was never verified, so it may belong to a stranger. */
export function isVerifyingFirstAddress({ role, emailVerifiedAt, hadVerifiedEmail }: AccountRow) {
  return role === 'BusinessOwner' && emailVerifiedAt === null && !hadVerifiedEmail
}
