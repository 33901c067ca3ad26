import type { ReactNode } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { MenuEntry, MenuLink } from './menu-order.ts'
import { MoreEnd } from './more-end.tsx'
import { useMore } from './use-more.ts'

export interface MoreMenuLinksProps {
  entry: MenuEntry
  /** Class of the last entry, shown while more projects load. */
  className: string
  children: (project: MenuLink) => ReactNode
}

export function MoreMenuLinks({ entry: { name, projects, count }, className, children }: MoreMenuLinksProps) {
  const more = useMore({ first: projects, total: count, read: (skip) => readMore(name, skip), idOf })
  return (
    <>
      {more.items.slice(projects.length).map(children)}
      {more.hasMore && (
        <li key={more.items.length} className={className}>
          <MoreEnd more={more}>
            <span className="label">{contentMessages.loading}</span>
          </MoreEnd>
        </li>
      )}
    </>
  )
}

function idOf({ address }: MenuLink) {
  return address
}

async function readMore(categoryName: string, skip: number) {
  const { readMoreMenuLinks } = await import('./read-more.ts')
  return readMoreMenuLinks(categoryName, skip)
}
