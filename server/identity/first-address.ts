import type { AccountRow } from './accounts.repository.ts'

/**
 * Whether the account has only an address that a visitor entered at sign-up and never verified. Such an address may
 * belong to a stranger.
 */
export function isVerifyingFirstAddress({ role, emailVerifiedAt, hadVerifiedEmail }: AccountRow) {
  return role === 'BusinessOwner' && emailVerifiedAt === null && !hadVerifiedEmail
}
