import { removeIfPossible } from './remove-if-possible.ts'
import { storeIfPossible } from './store-if-possible.ts'

const NAME = 'plinth:session-ended'
const NOTE = 'plinth:ended-session'

/** Call when the server rejects the token of a request. */
export function sessionEnded() {
  dispatchEvent(new Event(NAME))
}

export function onSessionEnded(listener: () => void) {
  addEventListener(NAME, listener)
  return () => removeEventListener(NAME, listener)
}

interface EndedSession {
  email: string | null
}

/** Stores the email address of an ended session, so that the sign-in page can use it even after a reload. */
export function storeEndedSession(ended: EndedSession) {
  storeIfPossible('sessionStorage', NOTE, JSON.stringify(ended))
}

/** Returns the account whose session ended in this tab; null if there is none. */
export function endedSession(): EndedSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(NOTE) ?? 'null')
  } catch {
    return null
  }
}

export function forgetEndedSession() {
  removeIfPossible('sessionStorage', NOTE)
}
