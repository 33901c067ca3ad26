import { data } from 'react-router'
import { FINDER_ADDRESS, type FinderChoices } from '#contract/catalog/finder.constants.ts'
import { findProjects } from '#contract/catalog/finder.endpoints.ts'
import type { Api } from '../../lib/api-client.ts'
import { dataOrThrow } from '../page-data.ts'
import { finderPagesMessages as messages } from './finder-pages-texts.ts'
import { type FinderState, stateIn } from './finder-state.ts'
import { shownFinding } from './shown-finding.ts'

export async function loadFinder(api: Api, request: Request) {
  const state = stateIn(new URL(request.url).searchParams)
  const finding = dataOrThrow(await requestFinding(api, state))
  const known = new Map(finding.counts.cities.map(({ name }) => [cityKey(name), name]))
  // Like the server, ignores letter case and spacing, and leaves out cities that have no projects.
  const cities = [...new Set(state.choices.cities.flatMap((city) => known.get(cityKey(city)) ?? []))]
  const unknown = state.choices.cities.filter((city) => !known.has(cityKey(city)))
  const shown = {
    ...shownFinding(finding, { ...state, choices: { ...state.choices, cities } }, { base: FINDER_ADDRESS }),
    notice: unknown.length > 0 ? messages.unknownCities(unknown) : null,
  }
  const isBeyondLastPage = shown.page > shown.pages
  return data(shown, { status: isBeyondLastPage ? 404 : 200 })
}

export function requestFinding(api: Api, { choices, sort, page }: FinderState, { isCountsOnly = false } = {}) {
  const query = { ...queryOf(choices), sort, page, ...(isCountsOnly && { view: 'counts' as const }) }
  return api(findProjects, { query })
}

function cityKey(city: string) {
  return city.toLowerCase().replaceAll(/\s+/g, ' ')
}

function queryOf({ cities, categories, statuses, kinds, ...others }: FinderChoices) {
  return { city: [...cities], category: [...categories], status: [...statuses], kind: [...kinds], ...others }
}
