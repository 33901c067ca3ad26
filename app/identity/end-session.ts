import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { apiOf } from '../lib/browser-api.ts'

/** Ends a session that is not stored, because its role is not admitted by the page. */
export function endSession(token: string) {
  return apiOf(() => token)(signOut)
}
