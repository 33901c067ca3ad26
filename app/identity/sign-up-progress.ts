import { getOwnerDashboard } from '#contract/billing/billing.endpoints.ts'
import type { OwnerDashboard } from '#contract/billing/billing.schema.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { signUpAddress } from '../lib/account-landing.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession, storeSignUpCompleted, storeSignUpStep } from '../lib/session-store.ts'

/**
 * Stores how far an owner is and returns the address where they go on. A subscription whose renewal failed still has
 * its dashboard; one that was cancelled leads back to the plans.
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

/** The address is verified. An owner who has paid before, and verified a new address, goes on to the dashboard. */
export async function storeVerified() {
  storeSignUpStep(SIGNUP_STEP.verified)
  const owner = await browserApi(getOwnerDashboard)
  return owner.ok ? storeProgress(owner.data) : signUpAddress(storedSession())
}
