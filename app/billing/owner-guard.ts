import { landingOf, OWNER_SIGN_IN, SIGN_IN, signUpAddress } from '../lib/account-landing.ts'
import type { StoredSession } from '../lib/session-store.ts'

const SUBSCRIPTIONS = '/subscriptions'

/** Returns the URL to redirect to. Null for an owner whose next sign-up step is choosing a plan. */
export function subscriptionsGuard(session: StoredSession) {
  if (session.role === null || session.id === null || session.userToken === null) return SIGN_IN
  if (session.role !== 'BusinessOwner') return landingOf(session) ?? SIGN_IN
  const address = signUpAddress(session)
  return address === SUBSCRIPTIONS ? null : address
}

export const OWNER_DASHBOARD = '/businessowner/dashboard'

/** Returns the URL to redirect to. Null for owners, even those without a plan, because they can choose one later. */
export function ownerGuard(session: StoredSession) {
  if (session.userToken !== null && session.role === 'BusinessOwner') return null
  return landingOf(session) ?? OWNER_SIGN_IN
}
