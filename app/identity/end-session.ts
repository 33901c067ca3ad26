import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { apiOf } from '../lib/browser-api.ts'

/** Ends a new session that the page does not store, for example because its role is not admitted. */
export function endSession(token: string) {
  return apiOf(() => token)(signOut)
}
