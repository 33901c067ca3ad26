import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { idIn } from '../../lib/id-in.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** URL of the list of all projects; without `id=all` the last opened project would be shown instead. */
export const ALL_PROJECTS = '/admin/projectdetails?id=all'

/** The project in the URL, or else the last one opened in this browser; null for none. */
export function chosenProject(params: URLSearchParams, readStored: () => string | null = readLastProject) {
  return idIn(params.has('id') ? params.get('id') : readStored())
}

/** Also returns null when the browser blocks storage. */
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
