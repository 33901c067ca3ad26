import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { isStaffRole } from '#contract/wire/roles.ts'
import type { StoredSession } from './session-store.ts'

/** The sign-in page of customers. */
export const SIGN_IN = '/signin'
export const OWNER_SIGN_IN = '/businessowner/signin'
export const CUSTOMER_AREA = '/customer/job/list'

export function signInOf(role: StoredSession['role']) {
  return role === 'BusinessOwner' ? OWNER_SIGN_IN : SIGN_IN
}

/**
 * The start page of a signed-in customer, business owner or super admin; null for all others and while the password is
 * temporary.
 */
export function landingOf(session: StoredSession) {
  const { userToken, adminToken, role, id, isTempPassword } = session
  if (userToken && !isTempPassword && role === 'Customer') return CUSTOMER_AREA
  // Without an id the sign-up pages redirect to the sign-in page, so a redirect to a sign-up page would loop.
  if (userToken && !isTempPassword && role === 'BusinessOwner' && id !== null) return signUpAddress(session)
  if (adminToken && !userToken && role === 'SuperAdmin') return '/admin/dashboard'
  return null
}

/** The next page of a sign-up: the code page, the plans, or the dashboard when the sign-up is complete. */
export function signUpAddress({
  signupStep,
  isSignupCompleted,
}: Pick<StoredSession, 'signupStep' | 'isSignupCompleted'>) {
  if (isSignupCompleted || signupStep === SIGNUP_STEP.paid) return '/businessowner/dashboard'
  return signupStep === SIGNUP_STEP.verified ? '/subscriptions' : '/verify'
}

/** Whether staff are signed in; public sign-in pages do not remove their session. */
export function isStaffSession({ adminToken, role }: StoredSession) {
  return adminToken !== null && isStaffRole(role)
}
