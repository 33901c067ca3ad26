/**
 * A short identifier of the text in a form. The form posts it, so that a consent is stored with the text that was on
 * the screen, even if the text has changed since the page was opened.
 */
export function markOfTexts(texts: Readonly<Record<string, string>>) {
  let hash = 5381
  for (const character of Object.entries(texts).sort().join('\n')) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  }
  return hash.toString(36)
}
