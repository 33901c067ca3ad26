/**
 * A short identifier of what a form shows. The form posts it, so that an open page of an older version is stored with
 * the text that was on the screen.
 */
export function markOfTexts(texts: Readonly<Record<string, string>>) {
  let hash = 5381
  for (const character of Object.entries(texts).sort().join('\n')) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  }
  return hash.toString(36)
}
