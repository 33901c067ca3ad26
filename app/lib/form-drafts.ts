const PREFIX = 'plinth:draft:'

/** Where this tab keeps what was typed into the form of this name. */
export function draftKey(name: string) {
  return PREFIX + name
}

/** When an account is left, nothing that was typed under it stays in the tab. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // A browser that forbids storage kept no drafts.
  }
}
