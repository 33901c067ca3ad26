import { getOwnerDashboard } from '#contract/billing/billing.endpoints.ts'
import type { OwnerDashboard } from '#contract/billing/billing.schema.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { signUpAddress } from '../lib/account-landing.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession, storeSignUpCompleted, storeSignUpStep } from '../lib/session-store.ts'

/**
 * Stores the sign-up progress of an owner and returns the next URL. An owner whose last renewal failed still continues
 * to the dashboard; after a cancellation the next step is choosing a plan.
 */
export function storeProgress({
  isEmailVerified,
  subscription,
}: Pick<OwnerDashboard, 'isEmailVerified' | 'subscription'>) {
  const hasPlan = subscription !== null && subscription.status !== 'cancelled'
  if (isEmailVerified && hasPlan) storeSignUpCompleted()
  else storeSignUpStep(isEmailVerified ? SIGNUP_STEP.verified : SIGNUP_STEP.signedUp)
  return signUpAddress(storedSession())
}

/**
 * Stores that the email address is verified and returns the next URL. Owners who already have a plan continue to the
 * dashboard.
 */
export async function storeVerified() {
  storeSignUpStep(SIGNUP_STEP.verified)
  const owner = await browserApi(getOwnerDashboard)
  return owner.ok ? storeProgress(owner.data) : signUpAddress(storedSession())
}
