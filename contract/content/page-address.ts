import { builtInOwner } from './built-in-addresses.ts'
import { ADDRESS_PATTERN, PAGE_LIMIT } from './site-pages.constants.ts'

/** Derives a path such as 'nri-desk' from a text, cut between words; empty if it has no Latin letters or digits. */
export function addressOf(text: string) {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (words.length <= PAGE_LIMIT.address) return words
  const end = words.lastIndexOf('-', PAGE_LIMIT.address)
  return words.slice(0, end > 0 ? end : PAGE_LIMIT.address)
}

interface Wanted {
  address: string
  title: string | null
  taken: readonly string[]
}

/**
 * Suggests two free paths for a taken one: derived from the title, the taken one followed by that, or the taken one
 * followed by a number.
 */
export function freeAddresses({ address, title, taken }: Wanted): string[] {
  const isFree = (one: string) =>
    ADDRESS_PATTERN.test(one) &&
    one.length <= PAGE_LIMIT.address &&
    one !== address &&
    builtInOwner(one) === null &&
    !taken.includes(one)
  const fromTitle = addressOf(title ?? '')
  const found = new Set([fromTitle, `${address}-${fromTitle}`].filter(isFree))
  // Shortens very long paths to leave room for the number.
  const base = address.slice(0, PAGE_LIMIT.address - 6).replace(/-+$/, '')
  for (let number = 2; found.size < 2; number += 1) {
    if (isFree(`${base}-${number}`)) found.add(`${base}-${number}`)
  }
  return [...found]
}
