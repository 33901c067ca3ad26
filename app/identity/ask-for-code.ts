import { sendCode } from '#contract/identity/accounts.endpoints.ts'
import { CODE_ASKED_FOR, CODE_MODE } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

const RECENT_MS = 60_000

/** Requests a code and stores for which address, so that a reload or a second tab does not request another one. */
export async function askForCode(email: string) {
  const at = Date.now()
  note({ email, at, isDelayed: false })
  const outcome = await browserApi(sendCode, { body: { mode: CODE_MODE } })
  if (!outcome.ok) localStorage.removeItem(CODE_ASKED_FOR)
  else if (outcome.message === identityMessages.codeDelayed) note({ email, at, isDelayed: true })
  return outcome
}

interface AskedCode {
  email: string
  at: number
  /** Mail delivery had been failing for an hour when the code was requested. */
  isDelayed: boolean
}

function note(asked: AskedCode) {
  storeIfPossible('localStorage', CODE_ASKED_FOR, JSON.stringify(asked))
}

/** When this browser last requested a code for this address; null if that was not recently. */
export function recentlyAskedAt(email: string): number | null {
  const asked = askedCode()
  return asked?.email === email && Date.now() - asked.at < RECENT_MS ? asked.at : null
}

export function isCodeDelayed() {
  return askedCode()?.isDelayed === true
}

function askedCode(): AskedCode | null {
  try {
    return JSON.parse(localStorage.getItem(CODE_ASKED_FOR) ?? 'null')
  } catch {
    return null
  }
}
