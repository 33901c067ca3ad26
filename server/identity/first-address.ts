import type { AccountRow } from './accounts.repository.ts'

/** Whether no email address of the account was ever verified, so the current one may belong to a stranger. */
export function isVerifyingFirstAddress({ role, emailVerifiedAt, hadVerifiedEmail }: AccountRow) {
  return role === 'BusinessOwner' && emailVerifiedAt === null && !hadVerifiedEmail
}
