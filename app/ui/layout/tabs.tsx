import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import './tabs.css'

export type Tab = { id: string; label: ReactNode; count?: ReactNode; panel: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  look?: 'line' | 'serif'
  selectedId?: string
  onSelect?: (id: string) => void
  className?: string
}

/**
 * Each tab is a link to its panel, which `:target` shows without JavaScript, so that every panel can be read, and the
 * back button and shared links work. With JavaScript, clicks are handled here and the URL does not change.
 */
export function Tabs({ label, tabs, look = 'line', selectedId, onSelect, className }: TabsProps) {
  const [ownId, setOwnId] = useState(tabs[0]?.id)
  const [isHydrated, setHydrated] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const requested = selectedId ?? ownId
  const selected = tabs.some((tab) => tab.id === requested) ? requested : tabs[0]?.id

  const ids = useRef(tabs.map((tab) => tab.id))
  useEffect(() => {
    const target = location.hash.slice(1)
    if (ids.current.includes(target)) setOwnId(target)
    setHydrated(true)
  }, [])

  function select(id: string) {
    setOwnId(id)
    onSelect?.(id)
  }

  function handleKey(event: KeyboardEvent) {
    const next = tabAfterKey({ key: event.key, at: tabs.findIndex((tab) => tab.id === selected), count: tabs.length })
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(tab.id)}"]`)?.focus()
  }

  return (
    <div className={classNames('tabs', className)} data-hydrated={isHydrated || undefined}>
      <div ref={list} className={`tabs-list tabs-${look}`} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            role="tab"
            className="tabs-tab"
            aria-controls={tab.id}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected || !isHydrated ? 0 : -1}
            onClick={(event) => {
              event.preventDefault()
              select(tab.id)
            }}
            onKeyDown={handleKey}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabs-count">{tab.count}</span>}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          className={classNames('tabs-panel', tab.id === selected && 'tabs-panel-selected')}
          aria-labelledby={`${tab.id}-tab`}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

type TabLink = { to: string; label: ReactNode; count?: ReactNode; isCurrent: boolean }

/** Links to pages, styled like tabs. */
export function TabLinks({
  label,
  links,
  look = 'line',
}: {
  label: string
  links: readonly TabLink[]
  look?: 'line' | 'serif'
}) {
  return (
    <nav className={`tabs-list tabs-${look}`} aria-label={label}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} className="tabs-tab" aria-current={link.isCurrent ? 'page' : undefined}>
          {link.label}
          {link.count !== undefined && <span className="tabs-count">{link.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Returns the index of the tab that a key moves to, wrapping around. Null for other keys, and if there are no tabs. */
export function tabAfterKey({ key, at, count }: { key: string; at: number; count: number }): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
