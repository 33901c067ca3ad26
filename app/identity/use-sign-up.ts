import { useRef, useState } from 'react'
import { signUp } from '#contract/identity/accounts.endpoints.ts'
import type { NewAccount } from '#contract/identity/accounts.schema.ts'
import { SIGN_UP_KEY } from '#contract/identity/identity.constants.ts'
import { createApiClient } from '../lib/api-client.ts'
import { apiBase } from '../lib/browser-api.ts'
import { currentToken } from '../lib/session-store.ts'
import { forgetSignUpKey, signUpKeyFor } from './sign-up-key.ts'

/** Sends a sign-up under its key, once, however often the button is pressed: while one runs, another answers null. */
export function useSignUp() {
  const isRunning = useRef(false)
  const [isSending, setSending] = useState(false)

  async function send(account: NewAccount) {
    if (isRunning.current) return null
    isRunning.current = true
    setSending(true)
    const outcome = await sendUnder(signUpKeyFor(account.email), account)
    isRunning.current = false
    setSending(false)
    // A refusal may be of a mistyped password, so the key is kept until the sign-up is done.
    if (outcome.ok) forgetSignUpKey()
    return outcome
  }

  return { send, isSending }
}

function sendUnder(key: string, account: NewAccount) {
  const api = createApiClient(async ({ method, path, body }) => {
    const response = await fetch(apiBase() + path, {
      method,
      body,
      headers: {
        authorization: `Bearer ${currentToken()}`,
        'content-type': 'application/json',
        [SIGN_UP_KEY.header]: key,
      },
    })
    return { status: response.status, json: await response.json() }
  })
  return api(signUp, { body: account })
}
