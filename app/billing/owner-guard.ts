import { landingOf, OWNER_SIGN_IN } from '../lib/account-landing.ts'
import type { StoredSession } from '../lib/session-store.ts'

export const OWNER_DASHBOARD = '/businessowner/dashboard'

/** Admits owners with or without a plan, because a plan can be chosen later. */
export function ownerGuard(session: StoredSession) {
  if (session.userToken !== null && session.role === 'BusinessOwner') return null
  return landingOf(session) ?? OWNER_SIGN_IN
}
