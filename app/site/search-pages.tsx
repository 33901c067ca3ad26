import { ArrowRight } from 'lucide'
import { FINDER_ADDRESS } from '#contract/catalog/finder.constants.ts'
import type { FoundPage } from '#contract/content/search.endpoints.ts'
import { PageLink } from '../ui/action/page-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { SuggestionGroup } from './search-suggestions.tsx'

interface NamedPagesProps {
  /** The result of `suggestFinder`. */
  suggestion: { label: string; address: string } | null
  pages: readonly FoundPage[]
}

export function NamedPages({ suggestion, pages }: NamedPagesProps) {
  const named = pages
    .filter(({ isNamed, address }) => isNamed && !(suggestion && address === FINDER_ADDRESS))
    .map(({ name, address }) => ({ label: name, address }))
  return [...(suggestion ? [suggestion] : []), ...named].map(({ label, address }) => (
    <PageLink key={address} className="search-finder" to={address}>
      {label} <Icon of={ArrowRight} size={20} />
    </PageLink>
  ))
}

export function OtherPages({ pages }: { pages: readonly FoundPage[] }) {
  const links = pages.filter(({ isNamed }) => !isNamed)
  return links.length > 0 && <SuggestionGroup title="Pages" links={links} />
}

/** Whether the search names a page, so that missing projects need no message. */
export function namesPage(pages: readonly FoundPage[]) {
  return pages.some(({ isNamed }) => isNamed)
}
