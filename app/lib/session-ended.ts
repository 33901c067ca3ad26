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

/** Notes in this tab whose session ended, until the next begins: a reload on the way to the sign-in must not lose it. */
export function noteEndedSession(email: string | null) {
  sessionStorage.setItem(NOTE, email ?? '')
}

/** The address of whose session ended in this tab, empty where it was not known; null where none has ended. */
export function endedSession() {
  try {
    return sessionStorage.getItem(NOTE)
  } catch {
    // A browser that forbids storage had no session to end.
    return null
  }
}

export function forgetEndedSession() {
  sessionStorage.removeItem(NOTE)
}
