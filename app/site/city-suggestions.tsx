import { citiesOf } from '#app/catalog/cities.ts'
import { searchAddress } from '#app/catalog/project-address.ts'
import type { ProjectName } from '#contract/catalog/projects.schema.ts'
import { SuggestionGroup } from './search-suggestions.tsx'

const MOST_SHOWN = 12

/** Links to the cities with the most projects. */
export function CitySuggestions({ projects }: { projects: readonly ProjectName[] }) {
  const cities = citiesOf(projects).slice(0, MOST_SHOWN)
  if (cities.length === 0) return null
  return <SuggestionGroup title="By city" links={cities.map((name) => ({ name, address: searchAddress(name) }))} />
}
