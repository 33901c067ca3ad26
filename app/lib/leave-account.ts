import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { signInOf } from './account-landing.ts'
import { browserApi } from './browser-api.ts'
import { currentToken, forgetIdentity, storedSession } from './session-store.ts'

/** The sign-out waits this long for the server's response and then continues without it. */
const LONGEST_WAIT_MS = 3_000

/** Signs a customer or business owner out on the server and in the browser; the reload clears the state in memory. */
export async function leaveAccount() {
  // The call reads the token synchronously, so the storage can be cleared right after it.
  const signOutCall = currentToken() && browserApi(signOut)
  const signIn = signInOf(storedSession().role)
  forgetIdentity()
  await Promise.race([signOutCall, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  location.replace(signIn)
}
