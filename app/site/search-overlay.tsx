import { Search, X } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { searchMessages } from '#contract/content/search.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { IconButton } from '../ui/action/button.tsx'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import type { MenuEntry } from './menu-order.ts'
import { SearchFailure } from './search-failure.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { SEARCH_OVERLAY } from './shell-links.ts'
import './search-overlay.css'
// Imported here and not only with the results, because these styles also apply to the failure message.
import './search-results.css'

/** Without JavaScript, the form submits to /search; after hydration, results appear while the visitor types. */
export function SearchOverlay({ menu }: { menu: MenuEntry[] | null }) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [status, setStatus] = useState<HTMLElement | null>(null)
  const { LiveSearch, isMissing, load } = useLiveSearch()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input typed before hydration.
  useEffect(() => {
    if (!input.current?.closest('dialog')?.open) return
    setQuery(input.current.value)
    load()
  }, [])

  /**
   * Moves the focus off the retry button before the button is removed. The input's focus handler repeats failed loads.
   */
  function focusInput() {
    input.current?.focus()
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
            // Not type="search", where the first Esc clears the input instead of closing the overlay.
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
              setTries(tries + 1)
              // Select the previous query, so that typing replaces it.
              event.currentTarget.select()
            }}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <span className="label" role="status" ref={setStatus} />
        </Form>
        <div className="search-body" ref={body}>
          {LiveSearch ? (
            <LiveSearch query={query} status={status} menu={menu} tries={tries} onRetry={focusInput} />
          ) : (
            <>
              <div>{isMissing && <SearchFailure onRetry={focusInput} />}</div>
              <div className="search-aside">
                <SearchSuggestions menu={menu} />
              </div>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type LiveSearchModule = typeof import('./live-search.tsx')

/** Loads the results chunk at first use, and again after a failure. */
function useLiveSearch() {
  const [module, setModule] = useState<LiveSearchModule | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isRequested = useRef(false)

  function load() {
    if (isRequested.current) return
    isRequested.current = true
    setMissing(false)
    import('./live-search.tsx').then(setModule, (cause: unknown) => {
      isRequested.current = false
      setMissing(true)
      console.error('The search could not be loaded:', cause)
    })
  }

  return { LiveSearch: module?.LiveSearch, isMissing, load }
}
