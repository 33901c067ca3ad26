import { sendCode } from '#contract/identity/accounts.endpoints.ts'
import { CODE_MODE, CODE_REQUESTED } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { removeIfPossible } from '../lib/remove-if-possible.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

const RECENT_MS = 60_000

/** Stores the request before sending it, so that a reload or a second tab does not request another code. */
export async function requestCode(email: string) {
  const at = Date.now()
  storeRequest({ email, at, isDelayed: false })
  const outcome = await browserApi(sendCode, { body: { mode: CODE_MODE } })
  if (!outcome.ok) removeIfPossible('localStorage', CODE_REQUESTED)
  else if (outcome.message === identityMessages.codeDelayed) storeRequest({ email, at, isDelayed: true })
  return outcome
}

interface RequestedCode {
  email: string
  at: number
  /** Whether emails had been failing for an hour when the code was requested. */
  isDelayed: boolean
}

function storeRequest(request: RequestedCode) {
  storeIfPossible('localStorage', CODE_REQUESTED, JSON.stringify(request))
}

/** Null if this browser did not request a code for this email address in the last minute. */
export function recentRequestTime(email: string): number | null {
  const request = storedRequest()
  return request?.email === email && Date.now() - request.at < RECENT_MS ? request.at : null
}

export function isCodeDelayed() {
  return storedRequest()?.isDelayed === true
}

function storedRequest(): RequestedCode | null {
  try {
    return JSON.parse(localStorage.getItem(CODE_REQUESTED) ?? 'null')
  } catch {
    return null
  }
}
