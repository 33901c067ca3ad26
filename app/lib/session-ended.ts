const NAME = 'plinth:session-ended'

/** Said when the server no longer knows the token that a call carried. */
export function sessionEnded() {
  dispatchEvent(new Event(NAME))
}

/** Listens until the returned function is called. */
export function onSessionEnded(listener: () => void) {
  addEventListener(NAME, listener)
  return () => removeEventListener(NAME, listener)
}
