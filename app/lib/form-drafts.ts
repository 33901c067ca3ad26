const PREFIX = 'plinth:draft:'

/** The session storage key of the draft of this form. */
export function draftKey(name: string) {
  return PREFIX + name
}

/** Removes all drafts, because they must not outlive the session of the account. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // When storage is blocked, there are no drafts.
  }
}
