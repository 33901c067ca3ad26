import { say as dashboardSay } from '#contract/back-office/dashboard.messages.ts'
import { say } from '#contract/catalog/catalog-changes.messages.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ALL_PROJECTS } from './chosen-project.ts'

/** It never was, or somebody has removed it. */
export function NoSuchProject() {
  return (
    <>
      <h1 className="sr-only">{say.projectForm}</h1>
      <EmptyState
        as="h2"
        title={say.unknownProject}
        action={<ButtonLink to={ALL_PROJECTS}>{dashboardSay.allProjects}</ButtonLink>}
      />
    </>
  )
}
