import { Search, X } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { brand } from '#contract/content/brand.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, initialFocus } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { findProjects } from './find-projects.ts'
import type { MenuEntry } from './menu-order.ts'
import { FIRST_SHOWN, ResultList, resultCount, SearchResults } from './search-results.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { SEARCH_OVERLAY } from './shell-links.ts'
import { useSiteSearch } from './use-site-search.ts'
import './search-overlay.css'

/** Comes with the first answer that has some. */
const SearchNews = lazy(async () => ({ default: (await import('./search-news.tsx')).SearchNews }))

/** A form that leads to /search by itself; once React listens it also answers while one types. */
export function SearchOverlay({ menu }: { menu: MenuEntry[] | null }) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { projects, hasFailed, load } = useProjectNames()
  const found = projects && query.trim() ? findProjects(projects, query) : null
  const answered = useSiteSearch(query)
  const nearest = answered?.isNearest ? answered.projects : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before React listened is caught up.
  useEffect(() => {
    if (!input.current?.closest('dialog')?.open) return
    setQuery(input.current.value)
    load()
  }, [])

  function tryAgain() {
    // The button goes, and must not take the focus with it.
    input.current?.focus()
    load()
  }

  function walk(event: KeyboardEvent) {
    const stops = [input.current, ...(body.current?.querySelectorAll('a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLInputElement | HTMLAnchorElement)
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = way && at !== -1 ? stops[at + way] : null
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Dialog id={SEARCH_OVERLAY} className="search-overlay" look="page" label={site.searchProjects} hasClose={false}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only add to what Tab does anyway. */}
      <div className="wrap" onKeyDown={walk}>
        <div className="search-bar">
          <Wordmark name={brand.name} />
          <IconButton label="Close search" icon={<X size={26} />} command="close" commandfor={SEARCH_OVERLAY} />
        </div>
        <Form className="search-form" role="search" method="get" action="/search">
          <Search size={34} />
          <input
            ref={input}
            {...initialFocus}
            // Not type="search": there the first Esc would empty the box instead of closing the sheet.
            type="text"
            inputMode="search"
            name="q"
            aria-label={site.searchProjects}
            placeholder={site.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LENGTH.search}
            onFocus={(event) => {
              load()
              // An earlier search gives way to the first new letter.
              event.currentTarget.select()
            }}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <span className="label" role="status">
            {found &&
              (found.length > 0 ? resultCount(found.length) : <span className="sr-only">{say.noProjects}</span>)}
          </span>
        </Form>
        <div className="search-body" ref={body}>
          <div>
            {found ? (
              <SearchResults projects={found} query={query} nearest={nearest} />
            ) : hasFailed ? (
              <div className="search-nothing" role="alert">
                <p className="serif">{common.loadFailed}</p>
                <p className="muted">{common.serverError}</p>
                <Button variant="ghost" size="sm" onClick={tryAgain}>
                  {common.tryAgain}
                </Button>
              </div>
            ) : (
              <ResultList projects={projects?.slice(0, FIRST_SHOWN) ?? []} query="" />
            )}
          </div>
          <div className="search-aside">
            {answered && answered.mediaItems.length > 0 && (
              <Suspense>
                <SearchNews mediaItems={answered.mediaItems} query={query} />
              </Suspense>
            )}
            <SearchSuggestions menu={menu} projects={projects} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Every project's name, read once, when the overlay is first used. A failure is tried again with the next use. */
function useProjectNames() {
  const [projects, setProjects] = useState<ProjectName[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isAsked = useRef(false)

  async function read() {
    // Without a server the file itself is out of reach.
    const answer = await import('./search-calls.ts')
      .then((calls) => calls.readProjectNames())
      .catch((cause: unknown) => ({ ok: false as const, message: cause }))
    setFailed(!answer.ok)
    if (answer.ok) return setProjects(answer.data)
    isAsked.current = false
    console.error('The projects could not be loaded:', answer.message)
  }

  function load() {
    if (isAsked.current) return
    isAsked.current = true
    void read()
  }

  return { projects, hasFailed, load }
}
