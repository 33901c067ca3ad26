import { isComingSoon } from '#contract/catalog/coming-soon.ts'
import { listShortlist } from '#contract/catalog/shortlist.endpoints.ts'
import { mapOutcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'

/** Without projects that are only announced, because they have no page of their own. */
export async function readKeptProjects(ids: readonly number[]) {
  const outcome = await browserApi(listShortlist, { body: [...ids] })
  return mapOutcome(outcome, (projects) => projects.filter((project) => !isComingSoon(project)))
}
