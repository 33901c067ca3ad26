import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { apiOf } from '../lib/browser-api.ts'

/** Revokes a token that the page does not store, for example because its role cannot sign in there. */
export function endSession(token: string) {
  return apiOf(() => token)(signOut)
}
