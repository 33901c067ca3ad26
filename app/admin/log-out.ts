import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { forgetAdmin } from '../lib/session-store.ts'
import { queries } from './queries.ts'

/** Ends the session here and on the server. Nobody waits for the server: without it, too, whoever leaves is out. */
export async function logOut(leave: () => void | Promise<void>) {
  void browserApi(signOut)
  forgetAdmin()
  void queries.cancelQueries()
  // A screen that still stands would read again whatever is taken from it.
  await leave()
  queries.clear()
}
