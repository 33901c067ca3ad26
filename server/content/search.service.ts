import type { SearchResult } from '#contract/content/search.endpoints.ts'
import type { SearchRepository, Wanted } from './search.repository.ts'
import { likelyWords, searchWords } from './search-words.ts'

export function createSearchService({ search }: { search: SearchRepository }) {
  return {
    async find(text: string): Promise<SearchResult> {
      const [projects, mediaItems] = await Promise.all([findMeant(text), search.findMediaItems(text)])
      if (projects.length > 0) return { projects, isNearest: false, mediaItems }
      return { projects: await findNearest(text), isNearest: true, mediaItems }
    },
  }

  /** Those that hold the text as it was typed, then those that have all its words: '3 bhk' also means '3 and 4 BHK'. */
  async function findMeant(text: string) {
    const holding = await search.findProjectsHolding(text)
    const words = searchWords(text)
    // What holds one word whole is what was meant by it; others only mention it.
    if (words.length === 0 || (words.length === 1 && holding.length > 0)) return holding
    const worded = await search.findProjectsWithWords(words.map((word) => ({ word, others: [] })))
    return [...holding, ...worded.filter(({ id }) => !holding.some((project) => project.id === id))]
  }

  /** With mistyped words put right and unknown ones left out; where that brings nothing, names that are almost the text. */
  async function findNearest(text: string) {
    const words = searchWords(text)
    const inUse = await search.findWordsInUse(words)
    const known = inUse.length < words.length ? await search.findKnownWords() : []
    const wanted = words.flatMap((word): Wanted | Wanted[] => {
      if (inUse.includes(word)) return { word, others: [] }
      const [likely, ...others] = likelyWords(word, known)
      return likely ? { word: likely, others } : []
    })
    const found = wanted.length > 0 ? await search.findProjectsWithWords(wanted) : []
    return found.length > 0 ? found : search.findProjectsNear(text)
  }
}

export type SearchService = ReturnType<typeof createSearchService>
