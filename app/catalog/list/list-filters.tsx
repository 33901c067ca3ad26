import { Link } from 'react-router'
import { listAddress } from './list-paging.ts'
import './list-filters.css'

interface ListFiltersProps {
  /** Address of the list without any choice. */
  base: string
  cities: readonly string[]
  city: string | null
}

export function ListFilters({ base, cities, city }: ListFiltersProps) {
  const isElsewhere = city !== null && !cities.includes(city)
  if (cities.length < 2 && !isElsewhere) return null
  return (
    <nav className="list-filters" aria-label="City">
      {[null, ...cities].map((name) => (
        <Link
          key={name}
          className="list-chip"
          to={listAddress(base, { city: name, page: 1 })}
          aria-current={name === city ? 'true' : undefined}
          preventScrollReset
        >
          {name ?? 'All cities'}
        </Link>
      ))}
    </nav>
  )
}
