import { sendCode } from '#contract/identity/accounts.endpoints.ts'
import { CODE_ASKED_FOR, CODE_MODE } from '#contract/identity/identity.constants.ts'
import { browserApi } from '../lib/browser-api.ts'

const RECENT_MS = 60_000

/** Asks for a code and notes for whom, so that neither a reload nor a second tab asks again. */
export async function askForCode(email: string) {
  localStorage.setItem(CODE_ASKED_FOR, JSON.stringify({ email, at: Date.now() }))
  const outcome = await browserApi(sendCode, { body: { mode: CODE_MODE } })
  if (!outcome.ok) localStorage.removeItem(CODE_ASKED_FOR)
  return outcome
}

/** When this browser asked for a code for this address, if that was just now; null if not. */
export function recentlyAskedAt(email: string): number | null {
  try {
    const asked = JSON.parse(localStorage.getItem(CODE_ASKED_FOR) ?? 'null')
    return asked?.email === email && Date.now() - asked.at < RECENT_MS ? asked.at : null
  } catch {
    return null
  }
}
