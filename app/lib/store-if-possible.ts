/** For optional values, such as a page size: the page works without them if the storage is full or blocked. */
export function storeIfPossible(storage: 'localStorage' | 'sessionStorage', name: string, value: string) {
  try {
    globalThis[storage].setItem(name, value)
  } catch (cause) {
    console.warn(`${name} could not be stored:`, cause)
  }
}
