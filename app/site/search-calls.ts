import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import { searchSite } from '#contract/content/search.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'

/** API calls of the search overlay, in a separate chunk: few visitors search, and all load the overlay. */
export function readProjectNames() {
  return browserApi(listProjectNames)
}

export function searchFor(text: string) {
  return browserApi(searchSite, { params: { text } })
}
