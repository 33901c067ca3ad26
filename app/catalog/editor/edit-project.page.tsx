import { useQuery } from '@tanstack/react-query'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { getProjectChoices } from '#contract/catalog/project-list.endpoints.ts'
import { getProjectDetails } from '#contract/catalog/projects.endpoints.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { nameOfScreen } from '../../lib/screen-titles.ts'
import { callOptions, useCall } from '../../lib/use-call.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import type { Route } from './+types/edit-project.page'
import { NoSuchProject } from './chosen-project.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorTabs } from './editor-tabs.tsx'
import { ProjectForm } from './project-form.tsx'
import { useProjectParts } from './use-project-parts.ts'
import './editor.css'

export function meta({ matches, params }: Route.MetaArgs) {
  const isNew = Number(params.projectId) === NEW_RECORD_ID
  const title = isNew ? catalogChangesMessages.addProject : nameOfScreen(matches.at(-1)?.id)
  return pageMeta({ title, matches, isHidden: true })
}

export default function EditProject({ params }: Route.ComponentProps) {
  if (!/^\d{1,10}$/.test(params.projectId)) return <NoSuchProject />
  const id = Number(params.projectId)
  return id === NEW_RECORD_ID ? <NewProject /> : <StoredProject key={id} id={id} />
}

function NewProject() {
  const categories = useCall(listCategories)
  const choices = useCall(getProjectChoices)
  if (categories.error) return <Failure error={categories.error} onRetry={categories.refetch} />
  if (!categories.data) return <Waiting />
  return (
    <>
      <ScreenHead title={editorMessages.newProject} />
      <ProjectForm project={null} parts={null} categories={categories.data} suggestions={choices.data} />
    </>
  )
}

function StoredProject({ id }: { id: number }) {
  const categories = useCall(listCategories)
  // Always refetch: a form that starts from outdated cached data would run into a conflict on its first save.
  const project = useQuery({ ...callOptions([getProjectDetails, { params: { id } }]), refetchOnMount: 'always' })

  if (project.error?.outcome.status === 404 && project.isFetchedAfterMount) return <NoSuchProject />
  const failed = [project, categories].filter(({ error, data }) => error && !data)
  if (failed[0]?.error) {
    return <Failure error={failed[0].error} onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />
  }
  if (!project.data || !project.isFetchedAfterMount || !categories.data) return <Waiting />
  return <ExistingProject project={project.data} categories={categories.data} />
}

/** A separate component, because `useProjectParts` requests the parts as soon as it is mounted. */
function ExistingProject({ project, categories }: { project: ProjectDetails; categories: readonly Category[] }) {
  const choices = useCall(getProjectChoices)
  const parts = useProjectParts(project.id)
  return (
    <>
      <EditorHead project={project} choice={choices.data?.projects.find(({ id }) => id === project.id)} />
      <EditorTabs projectId={project.id} parts={parts} current={null} />
      <ProjectForm project={project} parts={parts} categories={categories} suggestions={choices.data} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{catalogChangesMessages.projectForm}</h1>
      <SkeletonLine width="240px" height="2.25rem" />
      <div className="editor-waiting">
        <SkeletonLine height="160px" />
        <SkeletonLine height="160px" />
        <SkeletonLine height="220px" />
      </div>
    </div>
  )
}

function Failure({ error, onRetry }: { error: { message: string }; onRetry: () => unknown }) {
  return (
    <>
      <h1 className="sr-only">{catalogChangesMessages.projectForm}</h1>
      <ErrorState as="h2" title={contentMessages.loadFailed} text={error.message} onRetry={() => void onRetry()} />
    </>
  )
}
