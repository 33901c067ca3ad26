import { landingOf, SIGN_IN, signUpAddress } from '../lib/account-landing.ts'
import type { StoredSession } from '../lib/session-store.ts'

const SUBSCRIPTIONS = '/subscriptions'

/** Redirect target of a visitor on the plans page; null for owners who have no active subscription. */
export function subscriptionsGuard(session: StoredSession) {
  if (session.role === null || session.id === null || session.userToken === null) return SIGN_IN
  if (session.role !== 'BusinessOwner') return landingOf(session) ?? SIGN_IN
  const address = signUpAddress(session)
  return address === SUBSCRIPTIONS ? null : address
}
