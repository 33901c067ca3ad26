import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { getAccount } from '#contract/identity/accounts.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { onSessionChanged, storedSession } from '../lib/session-store.ts'
import { tellRefusal } from '../ui/form/tell-refusal.ts'
import { askForCode, isCodeDelayed, recentlyAskedAt } from './ask-for-code.ts'
import { storeVerified } from './sign-up-progress.ts'
import { verifyGuard } from './verify-guard.ts'

/** Whose address is to be proved, and since when a code is on its way. Asks for the first code when the page opens. */
export function useCodeAccount() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [askedAt, setAskedAt] = useState(() => Date.now())
  const [isDelayed, setDelayed] = useState(false)

  useEffect(() => {
    const session = storedSession()
    if (session.id === null || verifyGuard(session) !== null) return
    let isOver = false
    setEmail(session.email ?? '')

    async function begin(id: number) {
      const account = await browserApi(getAccount, { params: { id } })
      if (isOver || account.status === 401) return
      if (account.ok && account.data.isEmailVerified) {
        // Verified elsewhere, on another device perhaps.
        return navigate(await storeVerified(), { replace: true })
      }
      const address = account.ok ? account.data.email : (session.email ?? '')
      setEmail(address)
      if (recentlyAskedAt(address) !== null) return setDelayed(isCodeDelayed())
      const sent = await askForCode(address)
      if (!isOver) setDelayed(isCodeDelayed())
      if (!isOver && !sent.ok && sent.status !== 401) tellRefusal(sent)
    }

    void begin(session.id)
    return () => {
      isOver = true
    }
  }, [navigate])

  // Another tab may have changed the address.
  useEffect(() => onSessionChanged(() => setEmail((shown) => storedSession().email ?? shown)), [])

  /** A new code was asked for just now. */
  function noteAsked() {
    setAskedAt(Date.now())
    setDelayed(isCodeDelayed())
  }

  return { email, setEmail, askedAt, noteAsked, isDelayed }
}
