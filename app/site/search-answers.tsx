import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import type { SearchResult } from '#contract/content/search.endpoints.ts'
import { CitySuggestions } from './city-suggestions.tsx'
import { findProjects } from './find-projects.ts'
import { SearchNews } from './search-news.tsx'
import { FIRST_SHOWN, ResultList, resultCount, SearchResults } from './search-results.tsx'

/** The results of the search overlay, in a separate chunk: few visitors search, and all load the overlay. */
export const searchAnswers = { find, countOf: resultCount, Found, News: SearchNews, Cities: CitySuggestions }

export type SearchAnswers = typeof searchAnswers

/**
 * The projects that contain the text, found in the browser, or the database's exact results if there are more of them.
 * Null without a query, and while only the database can have results.
 */
function find(projects: readonly ProjectName[], query: string, response: SearchResult | null) {
  if (!query.trim()) return null
  const holding = findProjects(projects, query)
  if (response && !response.isNearest && response.projects.length > holding.length) return response.projects
  return holding.length > 0 || response ? holding : null
}

interface FoundProps {
  projects: readonly ProjectName[]
  found: readonly ProjectName[] | null
  query: string
  /** The database's results for the text, tolerant of typos. */
  response: SearchResult | null
}

function Found({ projects, found, query, response }: FoundProps) {
  if (!query.trim()) return <ResultList projects={projects.slice(0, FIRST_SHOWN)} query="" />
  if (!found) return null
  return <SearchResults projects={found} query={query} nearest={response?.isNearest ? response.projects : []} />
}
