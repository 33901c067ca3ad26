import { useEffect } from 'react'
import { getAccount } from '#contract/identity/accounts.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession } from '../lib/session-store.ts'
import { subscriptionsGuard } from './subscriptions-guard.ts'

/**
 * What the browser remembers may be out of date. Asked for the account when the page opens, the server says whether the
 * session has ended, which would otherwise come out only when the card is filled in. The call itself tells the page.
 */
export function useLiveSession() {
  useEffect(() => {
    const session = storedSession()
    if (session.id === null || subscriptionsGuard(session) !== null) return
    void browserApi(getAccount, { params: { id: session.id } })
  }, [])
}
