import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import type { StoredSession } from './session-store.ts'

/** Where customers sign in. */
export const SIGN_IN = '/signin'
export const OWNER_SIGN_IN = '/businessowner/signin'
export const CUSTOMER_AREA = '/customer/job/list'

/** Where a customer or a business owner signs in again. */
export function signInOf(role: StoredSession['role']) {
  return role === 'BusinessOwner' ? OWNER_SIGN_IN : SIGN_IN
}

/** Where whoever is signed in here belongs; null where nobody counts as signed in. */
export function landingOf(session: StoredSession) {
  const { userToken, adminToken, role, id, isTempPassword } = session
  if (userToken && !isTempPassword && role === 'Customer') return CUSTOMER_AREA
  // Without an id the sign-up's pages send everybody here, so nobody may be sent there.
  if (userToken && !isTempPassword && role === 'BusinessOwner' && id !== null) return signUpAddress(session)
  if (adminToken && !userToken && role === 'SuperAdmin') return '/admin/dashboard'
  return null
}

/** Where a sign-up goes on. A step nobody stored is the first. */
export function signUpAddress({
  signupStep,
  isSignupCompleted,
}: Pick<StoredSession, 'signupStep' | 'isSignupCompleted'>) {
  if (isSignupCompleted || signupStep === SIGNUP_STEP.paid) return '/businessowner/dashboard'
  return signupStep === SIGNUP_STEP.verified ? '/subscriptions' : '/verify'
}

/** Staff signed in on this browser; the customers' pages leave their session alone. */
export function isStaffSession({ adminToken, role }: StoredSession) {
  return adminToken !== null && (role === 'Admin' || role === 'SuperAdmin')
}
