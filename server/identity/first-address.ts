import type { AccountRow } from './accounts.repository.ts'

/**
 * Whether a business owner has never verified an email address, so that the current one may belong to a stranger. Only
 * they enter their own at sign-up; other accounts are created by staff.
 */
export function isVerifyingFirstAddress({ role, emailVerifiedAt, hadVerifiedEmail }: AccountRow) {
  return role === 'BusinessOwner' && emailVerifiedAt === null && !hadVerifiedEmail
}
