import { stateIn } from '#app/catalog/finder/finder-state.ts'
import { requestFinding } from '#app/catalog/finder/load-finder.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import { searchSite } from '#contract/content/search.endpoints.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { Api } from '../lib/api-client.ts'
import { suggestFinder } from './suggest-finder.ts'

export async function loadSearch(api: Api, request: Request) {
  const query = new URL(request.url).searchParams.get('q')?.trim().slice(0, LENGTH.search) ?? ''
  const [names, outcome] = await Promise.all([
    api(listProjectNames),
    query ? api(searchSite, { params: { text: query } }) : null,
  ])
  const suggestion = names.ok
    ? suggestFinder(
        query,
        names.data.map(({ city }) => city),
      )
    : null
  return {
    query,
    projects: names.ok ? names.data : null,
    found: outcome?.ok ? outcome.data : null,
    suggestion,
    /** Whether the finder has results for the suggestion. */
    isInFinder: suggestion !== null && (await hasProjects(api, suggestion.address)),
    // With a query, the names only serve as suggestions, so only missing results are a failure.
    hasFailed: !(outcome ?? names).ok,
  }
}

async function hasProjects(api: Api, address: string) {
  const found = await requestFinding(api, stateIn(new URL(address, 'http://localhost').searchParams), {
    isCountsOnly: true,
  })
  return found.ok && found.data.total > 0
}
