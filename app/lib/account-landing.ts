import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { isStaffRole } from '#contract/wire/roles.ts'
import type { StoredSession } from './session-store.ts'

export const SIGN_IN = '/signin'
export const OWNER_SIGN_IN = '/businessowner/signin'
export const CUSTOMER_AREA = '/customer/job/list'

export function signInOf(role: StoredSession['role']) {
  return role === 'BusinessOwner' ? OWNER_SIGN_IN : SIGN_IN
}

/**
 * Returns the start page of a signed-in customer, business owner or super admin. Null for all other sessions, for a
 * temporary password, and for an owner without a stored id.
 */
export function landingOf(session: StoredSession) {
  const { userToken, adminToken, role, id, isTempPassword } = session
  if (userToken && !isTempPassword && role === 'Customer') return CUSTOMER_AREA
  // Without an id, the sign-up pages redirect to the sign-in page, which would redirect back here.
  if (userToken && !isTempPassword && role === 'BusinessOwner' && id !== null) return signUpAddress(session)
  if (adminToken && !userToken && role === 'SuperAdmin') return '/admin/dashboard'
  return null
}

/** Returns the path of the next step of a sign-up. */
export function signUpAddress({
  signupStep,
  isSignupCompleted,
}: Pick<StoredSession, 'signupStep' | 'isSignupCompleted'>) {
  if (isSignupCompleted || signupStep === SIGNUP_STEP.paid) return '/businessowner/dashboard'
  return signupStep === SIGNUP_STEP.verified ? '/subscriptions' : '/verify'
}

export function isStaffSession({ adminToken, role }: StoredSession) {
  return adminToken !== null && isStaffRole(role)
}
