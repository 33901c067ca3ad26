import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { getAccount } from '#contract/identity/accounts.endpoints.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { signUpAddress } from '../lib/account-landing.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession, storeSignUpStep } from '../lib/session-store.ts'
import { subscriptionsGuard } from './subscriptions-guard.ts'

/**
 * What the browser remembers may be out of date. Asked when the page opens, the server says whether the session has ended
 * and whether the address still has to be verified; both would otherwise come out only when the card is filled in.
 */
export function useVerifiedOwner() {
  const navigate = useNavigate()

  useEffect(() => {
    const session = storedSession()
    if (session.id === null || subscriptionsGuard(session) !== null) return
    let isOver = false
    void browserApi(getAccount, { params: { id: session.id } }).then((account) => {
      if (isOver || !account.ok || account.data.isEmailVerified) return
      storeSignUpStep(SIGNUP_STEP.signedUp)
      void navigate(signUpAddress(storedSession()), { replace: true })
    })
    return () => {
      isOver = true
    }
  }, [navigate])
}
