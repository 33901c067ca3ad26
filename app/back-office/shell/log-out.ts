import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { forgetAdmin } from '../../lib/session-store.ts'

/** Ends the session here and on the server. Nobody waits for the server: without it, too, whoever leaves is out. */
export function logOut() {
  void browserApi(signOut)
  forgetAdmin()
}
