/** Stores a convenience, such as a page size. Where the browser's storage is full or forbidden, the page works without it. */
export function storeIfPossible(storage: 'localStorage' | 'sessionStorage', name: string, value: string) {
  try {
    globalThis[storage].setItem(name, value)
  } catch (cause) {
    console.warn(`${name} could not be stored:`, cause)
  }
}
