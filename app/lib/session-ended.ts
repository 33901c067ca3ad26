import { storeIfPossible } from './store-if-possible.ts'

const NAME = 'plinth:session-ended'
const NOTE = 'plinth:ended-session'

/** Said when the server no longer knows the token that a call carried. */
export function sessionEnded() {
  dispatchEvent(new Event(NAME))
}

/** Listens until the returned function is called. */
export function onSessionEnded(listener: () => void) {
  addEventListener(NAME, listener)
  return () => removeEventListener(NAME, listener)
}

interface EndedSession {
  email: string | null
}

/** Notes in this tab whose session ended, until the next begins: a reload on the way to the sign-in must not lose it. */
export function noteEndedSession(ended: EndedSession) {
  storeIfPossible('sessionStorage', NOTE, JSON.stringify(ended))
}

/** Whose session ended in this tab; null where none has ended. */
export function endedSession(): EndedSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(NOTE) ?? 'null')
  } catch {
    // A browser that forbids storage had no session to end.
    return null
  }
}

export function forgetEndedSession() {
  sessionStorage.removeItem(NOTE)
}
