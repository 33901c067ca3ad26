import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { idIn } from '../../lib/id-in.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** Without `id=all`, the screen would open the last opened project. */
export const ALL_PROJECTS = '/admin/projectdetails?id=all'

/**
 * Prefers the id in the URL, even an invalid one, over the project last opened in this browser. Null if the id is
 * missing or invalid, such as 'all'.
 */
export function chosenProject(params: URLSearchParams, readStored: () => string | null = readLastProject) {
  return idIn(params.has('id') ? params.get('id') : readStored())
}

/** Null if there is none or the browser blocks storage. */
function readLastProject() {
  try {
    return localStorage.getItem(SITE_STORAGE.lastProjectId.key)
  } catch {
    return null
  }
}

export function NoSuchProject() {
  return (
    <>
      <h1 className="sr-only">{catalogChangesMessages.projectForm}</h1>
      <EmptyState
        as="h2"
        title={catalogChangesMessages.unknownProject}
        action={<ButtonLink to={ALL_PROJECTS}>{dashboardMessages.allProjects}</ButtonLink>}
      />
    </>
  )
}
