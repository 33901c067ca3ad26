import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { signInOf } from './account-landing.ts'
import { forgetEndedSession, noteEndedSession, onSessionEnded } from './session-ended.ts'
import { forgetIdentity, onSessionChanged, type StoredSession, storedSession } from './session-store.ts'

/**
 * Sends whoever does not belong on this page where they do: when it opens, when another tab signs in or out, and when
 * the browser brings the page back. Null means: stay.
 */
export function useAccountGuard(whereTo: (session: StoredSession) => string | null) {
  const navigate = useNavigate()
  const rule = useRef(whereTo)

  useLayoutEffect(() => {
    rule.current = whereTo
  })

  // Before the first paint, so that nobody sees a page that is not theirs.
  useLayoutEffect(() => {
    const look = () => {
      const address = rule.current(storedSession())
      if (address !== null) void navigate(address, { replace: true })
    }
    look()
    return onSessionChanged(look)
  }, [navigate])
}

/** When the server no longer knows the token: everything of it is forgotten, and the address waits at the sign-in. */
export function useSessionEnd() {
  const navigate = useNavigate()

  useEffect(() => {
    if (storedSession().userToken !== null) forgetEndedSession()
    return onSessionEnded(() => {
      const { email, role } = storedSession()
      noteEndedSession({ email })
      forgetIdentity()
      void navigate(signInOf(role), { replace: true })
    })
  }, [navigate])
}
