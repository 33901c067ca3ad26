import type { SearchResult } from '#contract/content/search.endpoints.ts'
import type { SearchRepository, SearchTerm } from './search.repository.ts'
import { foundPages } from './search-pages.ts'
import { likelyWords, registrationSearch, searchWords } from './search-words.ts'

export function createSearchService({ search }: { search: SearchRepository }) {
  return {
    async find(text: string): Promise<SearchResult> {
      const [projects, mediaItems, furtherPages] = await Promise.all([
        findMatches(text),
        search.findMediaItems(text),
        search.findFurtherPages(text),
      ])
      const pages = foundPages(text, furtherPages)
      const isFound = projects.length > 0 || pages.some(({ isNamed }) => isNamed)
      if (isFound) return { projects, isNearest: false, mediaItems, pages }
      return { projects: await findNearest(text), isNearest: true, mediaItems, pages }
    },
  }

  /**
   * Returns the projects whose registration number contains the text. If there are none, returns those that contain the
   * exact text, then those that contain all its words: '3 bhk' also finds '3 and 4 BHK'.
   */
  async function findMatches(text: string) {
    const code = registrationSearch(text)
    const registered = code === null ? [] : await search.findProjectsRegistered(code)
    if (registered.length > 0) return registered
    const containing = await search.findProjectsContaining(text)
    const words = searchWords(text)
    // Projects that contain a single word as typed are the best matches, so no others are added.
    if (words.length === 0 || (words.length === 1 && containing.length > 0)) return containing
    const byWords = await search.findProjectsWithWords(words.map((word) => ({ word, others: [] })))
    return [...containing, ...byWords.filter(({ id }) => !containing.some((project) => project.id === id))]
  }

  /**
   * Corrects mistyped words and ignores unknown ones. If that finds nothing, returns projects with a name similar to
   * the text.
   */
  async function findNearest(text: string) {
    const words = searchWords(text)
    const inUse = await search.findWordsInUse(words)
    const known = inUse.length < words.length ? await search.findKnownWords() : []
    const terms = words.flatMap((word): SearchTerm | SearchTerm[] => {
      if (inUse.includes(word)) return { word, others: [] }
      const [likely, ...others] = likelyWords(word, known)
      return likely ? { word: likely, others } : []
    })
    const found = terms.length > 0 ? await search.findProjectsWithWords(terms) : []
    return found.length > 0 ? found : search.findProjectsNear(text)
  }
}

export type SearchService = ReturnType<typeof createSearchService>
