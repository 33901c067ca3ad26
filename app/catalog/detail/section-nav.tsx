import { useEffect, useRef, useState } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import { PageLink } from '../../ui/action/page-link.tsx'
import { HeartButton } from '../heart-button.tsx'
import './section-nav.css'

export interface Section {
  id: string
  label: string
}

interface SectionNavProps {
  sections: readonly Section[]
  project: { id: number; name: string }
  visitAddress: string
}

export function SectionNav({ sections, project, visitAddress }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '))
  const list = useRef<HTMLElement>(null)

  // On narrow screens the row scrolls sideways, so keep the current entry in view.
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    list.current?.scrollTo({ left: link ? link.offsetLeft - list.current.clientWidth / 3 : 0 })
  }, [current])

  return (
    <div className="section-nav no-print">
      <div className="wrap section-nav-row">
        <nav ref={list} aria-label="On this page">
          {sections.map(({ id, label }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <HeartButton project={project}>
          <span>{siteMessages.shortlist}</span>
        </HeartButton>
        <PageLink className="section-nav-visit" to={visitAddress}>
          {siteMessages.bookVisit}
        </PageLink>
      </div>
    </div>
  )
}

/**
 * Returns the id of the last section in the band from 35% to 40% of the viewport height; null if there is none. `ids`
 * is one string, so that the effect runs only when it changes.
 */
function useCurrentSection(ids: string) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const crossing = new Set<Element>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target)
          else crossing.delete(target)
        }
        setCurrent(sections.findLast((section) => crossing.has(section))?.id ?? null)
      },
      { rootMargin: '-35% 0px -60% 0px' },
    )
    for (const section of sections) watcher.observe(section)
    return () => watcher.disconnect()
  }, [ids])
  return current
}
