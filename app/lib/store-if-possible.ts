/** Stores an optional value, such as a page size. The page works without it when the storage is full or blocked. */
export function storeIfPossible(storage: 'localStorage' | 'sessionStorage', name: string, value: string) {
  try {
    globalThis[storage].setItem(name, value)
  } catch (cause) {
    console.warn(`${name} could not be stored:`, cause)
  }
}
