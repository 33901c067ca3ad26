import { useEffect, useRef } from 'react'
import { siteMessages } from '#contract/content/site.messages.ts'
import { useCurrentSection } from './use-current-section.ts'
import './section-nav.css'
import { PageLink } from '../../ui/action/page-link.tsx'

export interface Section {
  id: string
  label: string
}

interface SectionNavProps {
  sections: readonly Section[]
  visitAddress: string
}

export function SectionNav({ sections, visitAddress }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '))
  const list = useRef<HTMLElement>(null)

  // On a narrow screen the row is longer than the screen: the current entry is brought into it.
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
        <PageLink className="section-nav-visit" to={visitAddress}>
          {siteMessages.bookVisit}
        </PageLink>
      </div>
    </div>
  )
}
