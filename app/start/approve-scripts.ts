import { hash } from 'node:crypto'

interface Approved {
  page: string
  hashes: string[]
}

/**
 * Finds the scripts of this render by their nonce, which is unique and cannot be guessed, so injected scripts are never
 * approved. The nonce is then replaced by script hashes: the page is cached for many visitors, and a nonce that all of
 * them can read would approve any script.
 */
export function approveScripts(page: string, mark: string): Approved {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  const opening = /<script([^>]*)>/g
  for (let found = opening.exec(page); found; found = opening.exec(page)) {
    const end = page.indexOf('</script>', opening.lastIndex)
    if (end === -1) break
    if (found[1]?.includes(attribute)) hashes.add(hashOf(page.slice(opening.lastIndex, end)))
    opening.lastIndex = end
  }
  return { page: page.replaceAll(attribute, ''), hashes: [...hashes] }
}

export function hashOf(script: string) {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}
