import { type ReactNode, useId } from 'react'
import { searchMessages } from '#contract/content/search.messages.ts'
import { PageLink } from '../ui/action/page-link.tsx'
import type { MenuEntry } from './menu-order.ts'

interface SearchSuggestionsProps {
  menu: MenuEntry[] | null
  children?: ReactNode
}

export function SearchSuggestions({ menu, children }: SearchSuggestionsProps) {
  return (
    <div className="search-suggestions">
      <PageLink className="search-find link" to="/find">
        {searchMessages.findByNeed}
      </PageLink>
      {menu && menu.length > 0 && <SuggestionGroup title="By category" links={menu} />}
      {children}
    </div>
  )
}

interface SuggestionGroupProps {
  title: string
  links: readonly { name: string; address: string }[]
}

export function SuggestionGroup({ title, links }: SuggestionGroupProps) {
  const id = useId()
  return (
    <div>
      <p className="label" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ name, address }) => (
          <li key={address}>
            <PageLink to={address}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
