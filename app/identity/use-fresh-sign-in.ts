import { useEffect, useState } from 'react'
import { isStaffSession, landingOf } from '../lib/account-landing.ts'
import { endedSession } from '../lib/session-ended.ts'
import { forgetIdentity, storedSession } from '../lib/session-store.ts'
import { useAccountGuard } from '../lib/use-account-guard.ts'

/**
 * Redirects signed-in visitors away from a public sign-in page. Returns whether the last session in this tab has ended.
 */
export function useFreshSignIn() {
  const [hasEnded, setEnded] = useState(false)

  useAccountGuard(landingOf)
  useEffect(forgetStaleSession, [])
  useEffect(() => setEnded(endedSession() !== null), [])
  return hasEnded
}

/** Removes an incomplete session, such as one with a temporary password. Staff who open this page stay signed in. */
function forgetStaleSession() {
  const session = storedSession()
  if (!landingOf(session) && !isStaffSession(session)) forgetIdentity()
}
