import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ALL_PROJECTS } from './chosen-project.ts'

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
