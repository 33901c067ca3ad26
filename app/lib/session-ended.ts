import { removeIfPossible } from './remove-if-possible.ts'
import { storeIfPossible } from './store-if-possible.ts'

const NAME = 'plinth:session-ended'
const NOTE = 'plinth:ended-session'

/** Call when the server rejects the token of a request. */
export function sessionEnded() {
  dispatchEvent(new Event(NAME))
}

/** Returns a function that removes the listener. */
export function onSessionEnded(listener: () => void) {
  addEventListener(NAME, listener)
  return () => removeEventListener(NAME, listener)
}

interface EndedSession {
  email: string | null
}

/** Stores the account of an ended session until the next sign-in; the sign-in page uses it even after a reload. */
export function storeEndedSession(ended: EndedSession) {
  storeIfPossible('sessionStorage', NOTE, JSON.stringify(ended))
}

/** The account whose session ended in this tab, or null. */
export function endedSession(): EndedSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(NOTE) ?? 'null')
  } catch {
    // When storage is blocked, there was no session.
    return null
  }
}

export function forgetEndedSession() {
  removeIfPossible('sessionStorage', NOTE)
}
