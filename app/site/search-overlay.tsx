import { Search, X } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { SearchResult } from '#contract/content/search.endpoints.ts'
import { searchMessages } from '#contract/content/search.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import type { MenuEntry } from './menu-order.ts'
import type { SearchAnswers } from './search-answers.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { SEARCH_OVERLAY } from './shell-links.ts'
import './search-overlay.css'
// Also styles the error message shown when the results cannot be loaded.
import './search-results.css'

/** Debounce: long enough that a word typed in one go causes one request. */
const PAUSE_MS = 200

/** The database's results for the text, debounced; null before they arrive, for an empty text and after a failure. */
function useSiteSearch(text: string) {
  const [answer, setAnswer] = useState<{ text: string; result: SearchResult | null } | null>(null)
  const [attempt, setAttempt] = useState(1)
  const trimmed = text.trim().slice(0, LENGTH.search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the same text again.
  useEffect(() => {
    if (!trimmed) return
    let isStale = false
    const timer = setTimeout(async () => {
      const outcome = await import('./search-calls.ts').then((calls) => calls.searchFor(trimmed)).catch(() => null)
      if (!isStale) setAnswer({ text: trimmed, result: outcome?.ok ? outcome.data : null })
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [trimmed, attempt])

  const hasAnswer = trimmed !== '' && answer?.text === trimmed
  const response = hasAnswer ? answer.result : null
  function searchAgain() {
    setAnswer(null)
    setAttempt(attempt + 1)
  }
  return { response, hasNoResponse: hasAnswer && !response, searchAgain }
}

/** A form that submits to /search without JavaScript; after hydration it also shows results while typing. */
export function SearchOverlay({ menu }: { menu: MenuEntry[] | null }) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { ready, isMissing, load } = useAnswers()
  const { response, hasNoResponse, searchAgain } = useSiteSearch(query)
  const found = ready?.answers.find(ready.projects, query, response) ?? null
  // If the request fails, the project names are still searched in the browser; an error is shown if that finds nothing.
  const hasFailed = isMissing || (ready !== null && hasNoResponse && !found)
  const isAwaited = !found && !hasFailed && query.trim() !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input typed before hydration.
  useEffect(() => {
    if (!input.current?.closest('dialog')?.open) return
    setQuery(input.current.value)
    load()
  }, [])

  function tryAgain() {
    // The focused button is removed, so move the focus to the input.
    input.current?.focus()
    load()
    if (hasNoResponse) searchAgain()
  }

  function moveFocus(event: KeyboardEvent) {
    const controls = [input.current, ...(body.current?.querySelectorAll('a') ?? [])]
    const at = controls.indexOf(document.activeElement as HTMLInputElement | HTMLAnchorElement)
    const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = offset && at !== -1 ? controls[at + offset] : null
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Dialog
      id={SEARCH_OVERLAY}
      className="search-overlay"
      look="page"
      label={siteMessages.searchProjects}
      hasClose={false}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are an addition to Tab. */}
      <div className="wrap" onKeyDown={moveFocus}>
        <div className="search-bar">
          <CompanyMark />
          <IconButton
            label="Close search"
            icon={<Icon of={X} size={26} />}
            command="close"
            commandfor={SEARCH_OVERLAY}
          />
        </div>
        <Form className="search-form" role="search" method="get" action="/search">
          <Icon of={Search} size={34} />
          <input
            ref={input}
            {...initialFocus}
            // Not type="search", because there the first Esc clears the input instead of closing the overlay.
            type="text"
            inputMode="search"
            name="q"
            aria-label={siteMessages.searchProjects}
            placeholder={searchMessages.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LENGTH.search}
            onFocus={(event) => {
              load()
              // Select the previous query, so that typing replaces it.
              event.currentTarget.select()
            }}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <span className="label" role="status">
            {isAwaited && contentMessages.loading}
            {found &&
              (found.length > 0 ? (
                ready?.answers.countOf(found.length)
              ) : (
                <span className="sr-only">{catalogMessages.noProjects}</span>
              ))}
          </span>
        </Form>
        <div className="search-body" ref={body}>
          <div>
            {ready && <ready.answers.Found projects={ready.projects} found={found} query={query} response={response} />}
            {hasFailed && (
              <div className="search-nothing" role="alert">
                <p className="serif">{contentMessages.loadFailed}</p>
                <p className="muted">{contentMessages.serverError}</p>
                <Button variant="ghost" size="sm" onClick={tryAgain}>
                  {contentMessages.tryAgain}
                </Button>
              </div>
            )}
          </div>
          <div className="search-aside">
            {ready && <ready.answers.News mediaItems={response?.mediaItems ?? []} query={query} />}
            <SearchSuggestions menu={menu}>
              {ready && <ready.answers.Cities projects={ready.projects} />}
            </SearchSuggestions>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

interface Ready {
  answers: SearchAnswers
  projects: ProjectName[]
}

/** The results component and the project names: loaded at the first use, and again after a failure. */
function useAnswers() {
  const [ready, setReady] = useState<Ready | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isRequested = useRef(false)

  async function read() {
    // Offline, the chunks cannot load either.
    const answer = await readAnswers().catch((cause: unknown) => ({ ok: false as const, message: cause }))
    if (answer.ok) return setReady({ answers: answer.answers, projects: answer.data })
    setMissing(true)
    isRequested.current = false
    console.error('The projects could not be loaded:', answer.message)
  }

  function load() {
    if (isRequested.current) return
    isRequested.current = true
    setMissing(false)
    void read()
  }

  return { ready, isMissing, load }
}

async function readAnswers() {
  const calling = import('./search-calls.ts').then((calls) => calls.readProjectNames())
  const [names, { searchAnswers }] = await Promise.all([calling, import('./search-answers.tsx')])
  return { ...names, answers: searchAnswers }
}
