import type { FoundPage } from '#contract/content/search.endpoints.ts'
import type { FurtherPage } from './search.repository.ts'
import { hasWord, searchWords, singular, wordsIn } from './search-words.ts'
import { SEARCHED_PAGES } from './searched-pages.ts'

/** Limits how far the pages move the projects down. */
const MOST_NAMED = 3

/**
 * Pages named by the text come first: built-in ones by their phrases, pages added by staff by their name or title. The
 * others only contain the words of the text.
 */
export function foundPages(text: string, further: readonly FurtherPage[]): FoundPage[] {
  const words = searchWords(text)
  const isNamed = ({ name, title }: FurtherPage) =>
    words.length > 0 && words.every((word) => hasWord(`${name} ${title ?? ''}`, word))
  const named = [...builtInPages(text), ...further.filter(isNamed)].slice(0, MOST_NAMED)
  const others = further.filter((page) => !named.includes(page))
  const found = (isFound: boolean) => (page: { name: string; address: string }) => ({
    ...{ name: page.name, address: page.address },
    isNamed: isFound,
  })
  return [...named.map(found(true)), ...others.map(found(false))]
}

/** A page matches if the text contains one of its phrases, or is the beginning of one that is still being typed. */
function builtInPages(text: string) {
  const searched = inSingular(text)
  if (searched === '') return []
  return SEARCHED_PAGES.filter(({ words }) =>
    words
      .map(inSingular)
      .some(
        (phrase) =>
          ` ${searched} `.includes(` ${phrase} `) ||
          (searched.length >= SHORTEST_PREFIX && phrase.startsWith(searched)),
      ),
  )
}

/** Shorter beginnings lead to too many pages. */
const SHORTEST_PREFIX = 4

function inSingular(text: string) {
  return wordsIn(text).map(singular).join(' ')
}
