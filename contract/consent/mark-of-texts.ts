/**
 * Returns a short hash of the messages in a form. The form posts it, so that a consent is stored with the messages that
 * were shown, even if they have changed since.
 */
export function markOfTexts(texts: Readonly<Record<string, string>>) {
  let hash = 5381
  for (const character of Object.entries(texts).sort().join('\n')) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  }
  return hash.toString(36)
}
