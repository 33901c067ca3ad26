import { hash } from 'node:crypto'

interface Approved {
  page: Buffer<ArrayBuffer>
  /** Script hashes in the format of a Content-Security-Policy. */
  hashes: string[]
}

/**
 * Finds the scripts that this render wrote. They have a nonce that is unique to the render and cannot be guessed, so
 * scripts that entered the page in any other way are never approved. The nonce is then replaced by script
 * hashes: a page is cached for many visitors, and a nonce that all of them can read would approve any script.
 */
export function approveScripts(page: Buffer<ArrayBuffer>, mark: string): Approved {
  const attribute = ` nonce="${mark}"`
  // Latin-1 decodes one character per byte, so that match positions are byte offsets in the page.
  const letters = page.toString('latin1')
  const hashes = new Set<string>()
  const opening = /<script([^>]*)>/g
  for (let found = opening.exec(letters); found; found = opening.exec(letters)) {
    const end = letters.indexOf('</script>', opening.lastIndex)
    if (end === -1) break
    if (found[1]?.includes(attribute)) hashes.add(hashOf(page.subarray(opening.lastIndex, end)))
    opening.lastIndex = end
  }
  return { page: Buffer.from(letters.replaceAll(attribute, ''), 'latin1'), hashes: [...hashes] }
}

export function hashOf(script: string | Uint8Array) {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}
