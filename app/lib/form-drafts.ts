const PREFIX = 'plinth:draft:'

export function draftKey(name: string) {
  return PREFIX + name
}

/** Removes all drafts: they must not outlive the session of the account. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // When storage is blocked, there are no drafts.
  }
}
