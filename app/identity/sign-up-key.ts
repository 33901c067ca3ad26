import { SIGN_UP_KEY } from '#contract/identity/identity.constants.ts'

const BYTES = 24

/**
 * Names the sign-up of an address, the same until it is done: an answer that was lost on the way can be asked for again,
 * even after a reload.
 */
export function makeSignUpKey(email: string) {
  const address = email.trim().toLowerCase()
  if (read()?.address === address) return
  localStorage.setItem(SIGN_UP_KEY.stored, JSON.stringify({ address, key: newKey() }))
}

export function storedSignUpKey() {
  const kept = read()
  if (!kept) throw new Error('A sign-up was sent before it had a key.')
  return kept.key
}

export function forgetSignUpKey() {
  localStorage.removeItem(SIGN_UP_KEY.stored)
}

function read(): { address: string; key: string } | null {
  try {
    const kept = JSON.parse(localStorage.getItem(SIGN_UP_KEY.stored) ?? 'null')
    return SIGN_UP_KEY.pattern.test(kept?.key) ? kept : null
  } catch {
    return null
  }
}

/** The browser's own makers of such keys work on pages of https only. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
