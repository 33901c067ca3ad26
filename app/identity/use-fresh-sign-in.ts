import { useEffect, useState } from 'react'
import { isStaffSession, landingOf } from '../lib/account-landing.ts'
import { endedSession } from '../lib/session-ended.ts'
import { forgetIdentity, storedSession } from '../lib/session-store.ts'
import { useAccountGuard } from '../lib/use-account-guard.ts'

/** For a public sign-in page: redirects signed-in visitors. Returns whether a session has ended in this tab. */
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
