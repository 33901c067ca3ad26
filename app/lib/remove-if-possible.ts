export function removeIfPossible(storage: 'localStorage' | 'sessionStorage', name: string) {
  try {
    globalThis[storage].removeItem(name)
  } catch {
    // When storage is blocked, there is nothing to remove.
  }
}
