import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import type { SearchResult } from '#contract/content/search.schema.ts'
import { CitySuggestions } from './city-suggestions.tsx'
import { findProjects } from './find-projects.ts'
import { SearchNews } from './search-news.tsx'
import { FIRST_SHOWN, ResultList, resultCount, SearchResults } from './search-results.tsx'

/** What the overlay shows once it is used, in a file of its own: few visitors search, and all load the overlay. */
export const searchAnswers = { find, countOf: resultCount, Found, News: SearchNews, Cities: CitySuggestions }

export type SearchAnswers = typeof searchAnswers

/** Null while nothing is asked for. */
function find(projects: readonly ProjectName[], query: string) {
  return query.trim() ? findProjects(projects, query) : null
}

interface FoundProps {
  projects: readonly ProjectName[]
  /** Of all projects, those that hold the text. */
  found: readonly ProjectName[] | null
  query: string
  /** What the database finds for the text, which forgives a slip. */
  answered: SearchResult | null
}

function Found({ projects, found, query, answered }: FoundProps) {
  if (!found) return <ResultList projects={projects.slice(0, FIRST_SHOWN)} query="" />
  return <SearchResults projects={found} query={query} nearest={answered?.isNearest ? answered.projects : []} />
}
