import { signUp } from '#contract/identity/accounts.endpoints.ts'
import type { NewAccount } from '#contract/identity/accounts.schema.ts'
import { SIGN_UP_KEY } from '#contract/identity/identity.constants.ts'
import { apiOf } from '../lib/browser-api.ts'
import { currentToken } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { forgetSignUpKey, makeSignUpKey, storedSignUpKey } from './sign-up-key.ts'

const keyedApi = apiOf(currentToken, () => ({ [SIGN_UP_KEY.header]: storedSignUpKey() }))

/** Sends a sign-up under its key, so that it can be sent again when the answer is lost. */
export function useSignUp() {
  const { save, isSaving } = useSave(signUp, keyedApi)

  async function send(body: NewAccount) {
    makeSignUpKey(body.email)
    const outcome = await save({ body })
    // A refusal may be of a mistyped password, so the key is kept until the sign-up is done.
    if (outcome?.ok) forgetSignUpKey()
    return outcome
  }

  return { send, isSending: isSaving }
}
