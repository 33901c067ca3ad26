import { hash } from 'node:crypto'

interface Approved {
  page: Buffer<ArrayBuffer>
  /** As they are written in a Content-Security-Policy. */
  hashes: string[]
}

/**
 * Finds the scripts that this render wrote itself. They carry a nonce that was made for this render alone, which no
 * content can know; a script that came into the page in any other way does not carry it and is never approved. The
 * nonce is then removed and the scripts are named by their hashes: a page is cached and sent to many visitors, and a
 * nonce that all of them can read would approve any script.
 */
export function approveScripts(page: Buffer<ArrayBuffer>, mark: string): Approved {
  const attribute = ` nonce="${mark}"`
  // One letter for each byte, so that a match has the same place in the page.
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
