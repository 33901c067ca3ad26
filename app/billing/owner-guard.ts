import { landingOf, OWNER_SIGN_IN } from '../lib/account-landing.ts'
import type { StoredSession } from '../lib/session-store.ts'

export const OWNER_DASHBOARD = '/businessowner/dashboard'

/** Owners, with a plan or without: who picks a plan later comes here too. */
export function ownerGuard(session: StoredSession) {
  if (session.userToken !== null && session.role === 'BusinessOwner') return null
  return landingOf(session) ?? OWNER_SIGN_IN
}
