import { landingOf, SIGN_IN, signUpAddress } from '../lib/account-landing.ts'
import type { StoredSession } from '../lib/session-store.ts'

export const VERIFY = '/verify'

/** Where somebody on the page of the code belongs instead; null for those who have yet to enter theirs. */
export function verifyGuard(session: StoredSession) {
  if (session.role === null || session.id === null || session.userToken === null) return SIGN_IN
  if (session.role !== 'BusinessOwner') return landingOf(session) ?? SIGN_IN
  const address = signUpAddress(session)
  return address === VERIFY ? null : address
}
