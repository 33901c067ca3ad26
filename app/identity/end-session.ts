import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { apiOf } from '../lib/browser-api.ts'

/** Ends a session that this browser was given and does not keep: one of a role that its page does not admit. */
export function endSession(token: string) {
  return apiOf(() => token)(signOut)
}
