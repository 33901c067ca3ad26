import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { signInOf } from './account-landing.ts'
import { browserApi } from './browser-api.ts'
import { currentToken, forgetIdentity, storedSession } from './session-store.ts'

/** After this time, the sign-out continues without the server's response. */
const LONGEST_WAIT_MS = 3_000

/** Signs out on the server and in the browser. The full page load clears the state in memory. */
export async function leaveAccount() {
  // The call reads the token synchronously, so the storage can be cleared right away.
  const signOutCall = currentToken() && browserApi(signOut)
  const signIn = signInOf(storedSession().role)
  forgetIdentity()
  await Promise.race([signOutCall, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  location.replace(signIn)
}
