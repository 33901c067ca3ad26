import type { SearchResult } from '#contract/content/search.schema.ts'
import type { SearchRepository } from './search.repository.ts'

export function createSearchService({ search }: { search: SearchRepository }) {
  return {
    async find(text: string): Promise<SearchResult> {
      const [holding, mediaItems] = await Promise.all([search.findProjectsHolding(text), search.findMediaItems(text)])
      if (holding.length > 0) return { projects: holding, isNearest: false, mediaItems }
      return { projects: await search.findProjectsNear(text), isNearest: true, mediaItems }
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>
