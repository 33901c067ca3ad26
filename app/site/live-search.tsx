import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { type SearchResult, searchSite } from '#contract/content/search.endpoints.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { browserApi } from '../lib/browser-api.ts'
import { CitySuggestions } from './city-suggestions.tsx'
import { findProjects } from './find-projects.ts'
import type { MenuEntry } from './menu-order.ts'
import { SearchFailure } from './search-failure.tsx'
import { SearchNews } from './search-news.tsx'
import { NamedPages, namesPage, OtherPages } from './search-pages.tsx'
import { FIRST_SHOWN, ResultList, resultCount, SearchResults } from './search-results.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { suggestFinder } from './suggest-finder.ts'

interface LiveSearchProps {
  query: string
  /** The element beside the input that shows how many projects were found. */
  status: HTMLElement | null
  menu: MenuEntry[] | null
  /** Increases with each focus of the input, which repeats a failed request for the project names. */
  tries: number
  onRetry: () => void
}

/** In a separate chunk, because every visitor loads the overlay but few search. */
export function LiveSearch({ query, status, menu, tries, onRetry }: LiveSearchProps) {
  const names = useProjectNames(tries)
  const search = useSiteSearch(query)
  const projects = names.response
  const found = projects && findIn(projects, query, search.response)
  // If the search request fails, the project names are still searched in the browser; an error only appears if that
  // finds nothing.
  const hasFailed = names.hasFailed || (projects !== null && search.hasFailed && !found)
  const suggestion =
    projects &&
    suggestFinder(
      query,
      projects.map(({ city }) => city),
    )
  const pages = search.response?.pages ?? []
  const isPageOnly = found?.length === 0 && namesPage(pages)
  const isAwaited = !found && !hasFailed && query.trim() !== ''

  function retry() {
    onRetry()
    if (search.hasFailed) search.retry()
  }

  return (
    <>
      {status &&
        createPortal(
          <>
            {isAwaited && contentMessages.loading}
            {found &&
              !isPageOnly &&
              (found.length > 0 ? (
                resultCount(found.length)
              ) : (
                <span className="sr-only">{catalogMessages.noProjects}</span>
              ))}
          </>,
          status,
        )}
      <div>
        <NamedPages suggestion={suggestion} pages={pages} />
        {projects && !query.trim() && <ResultList projects={projects.slice(0, FIRST_SHOWN)} query="" />}
        {found && !isPageOnly && (
          <SearchResults
            projects={found}
            query={query}
            nearest={search.response?.isNearest ? search.response.projects : []}
          />
        )}
        {hasFailed && <SearchFailure onRetry={retry} />}
      </div>
      <div className="search-aside">
        <SearchNews mediaItems={search.response?.mediaItems ?? []} query={query} />
        <SearchSuggestions menu={menu}>
          <OtherPages pages={pages} />
          {projects && <CitySuggestions projects={projects} />}
        </SearchSuggestions>
      </div>
    </>
  )
}

/**
 * Returns the projects that contain the text, found in the browser, or the server's exact results if there are more.
 * Null if the query is empty, or if the browser has found nothing and there is no response.
 */
function findIn(projects: readonly ProjectName[], query: string, response: SearchResult | null) {
  if (!query.trim()) return null
  const holding = findProjects(projects, query)
  if (response && !response.isNearest && response.projects.length > holding.length) return response.projects
  return holding.length > 0 || response ? holding : null
}

function useProjectNames(tries: number) {
  const [response, setResponse] = useState<ProjectName[] | null>(null)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each focus of the input repeats a failed request.
  useEffect(() => {
    if (response) return
    let isStale = false
    setFailed(false)
    void browserApi(listProjectNames).then((outcome) => {
      if (isStale) return
      if (outcome.ok) return setResponse(outcome.data)
      setFailed(true)
      console.error('The projects could not be loaded:', outcome.message)
    })
    return () => {
      isStale = true
    }
  }, [response === null, tries])

  return { response, hasFailed }
}

/** Long enough that a word typed in one go causes one request. */
const PAUSE_MS = 200

/** Searches on the server, debounced. `response` is null until it arrives, for an empty text and after a failure. */
function useSiteSearch(text: string) {
  const [latest, setLatest] = useState<{ text: string; result: SearchResult | null } | null>(null)
  const [attempt, setAttempt] = useState(1)
  const trimmed = text.trim().slice(0, LENGTH.search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the same text again.
  useEffect(() => {
    if (!trimmed) return
    let isStale = false
    const timer = setTimeout(async () => {
      const outcome = await browserApi(searchSite, { params: { text: trimmed } })
      if (!isStale) setLatest({ text: trimmed, result: outcome.ok ? outcome.data : null })
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [trimmed, attempt])

  const isCurrent = trimmed !== '' && latest?.text === trimmed
  const response = isCurrent ? latest.result : null
  function retry() {
    setLatest(null)
    setAttempt(attempt + 1)
  }
  return { response, hasFailed: isCurrent && !response, retry }
}
