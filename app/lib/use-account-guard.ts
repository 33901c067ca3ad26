import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { signInOf } from './account-landing.ts'
import { forgetEndedSession, onSessionEnded, storeEndedSession } from './session-ended.ts'
import { forgetIdentity, onSessionChanged, type StoredSession, storedSession } from './session-store.ts'

/**
 * Redirects visitors who may not see this page, also when another tab changes the session or the page is restored from
 * the back/forward cache. `redirectFor` returns null to stay.
 */
export function useAccountGuard(redirectFor: (session: StoredSession) => string | null) {
  const navigate = useNavigate()
  const rule = useRef(redirectFor)

  useLayoutEffect(() => {
    rule.current = redirectFor
  })

  // Runs before the first paint, so that visitors without access never see the page.
  useLayoutEffect(() => {
    const look = () => {
      const address = rule.current(storedSession())
      if (address !== null) void navigate(address, { replace: true })
    }
    look()
    return onSessionChanged(look)
  }, [navigate])
}

/** When the server rejects the token, clears the session and opens the sign-in page. */
export function useSessionEnd() {
  const navigate = useNavigate()

  useEffect(() => {
    if (storedSession().userToken !== null) forgetEndedSession()
    return onSessionEnded(() => {
      const { email, role } = storedSession()
      storeEndedSession({ email })
      forgetIdentity()
      void navigate(signInOf(role), { replace: true })
    })
  }, [navigate])
}
