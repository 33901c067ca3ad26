const BYTES = 24

/** Does not use crypto.randomUUID, which is only available on https and localhost. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
