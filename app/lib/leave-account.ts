import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { signInOf } from './account-landing.ts'
import { browserApi } from './browser-api.ts'
import { currentToken, forgetIdentity, storedSession } from './session-store.ts'

/** A server that does not answer must not keep anybody signed in here. */
const LONGEST_WAIT_MS = 3_000

/** Signs a customer or business owner out: on the server, in this browser, and by a reload in everything the page holds. */
export async function leaveAccount() {
  // The call takes its token along at once; after that the browser may forget it. Without one there is nothing to end.
  const told = currentToken() && browserApi(signOut)
  const signIn = signInOf(storedSession().role)
  forgetIdentity()
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  location.replace(signIn)
}
