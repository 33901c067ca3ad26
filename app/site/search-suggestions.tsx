import { type ReactNode, useId } from 'react'
import { citiesOf } from '#app/catalog/cities.ts'
import { searchAddress } from '#app/catalog/project-address.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { PageLink } from '../ui/page-link.tsx'
import type { MenuEntry } from './menu-order.ts'

interface SearchSuggestionsProps {
  menu: MenuEntry[] | null
  projects: readonly ProjectName[] | null
}

/** Where most searches end: a category or a city. */
export function SearchSuggestions({ menu, projects }: SearchSuggestionsProps) {
  const cities = projects ? citiesOf(projects).slice(0, 6) : []
  return (
    <div className="search-suggestions">
      {menu && menu.length > 0 && (
        <Group title="By category">
          {menu.map(({ name, address }) => (
            <li key={address}>
              <PageLink to={address}>{name}</PageLink>
            </li>
          ))}
        </Group>
      )}
      {cities.length > 0 && (
        <Group title="By city">
          {cities.map((city) => (
            <li key={city}>
              <PageLink to={searchAddress(city)}>{city}</PageLink>
            </li>
          ))}
        </Group>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <p className="label" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
