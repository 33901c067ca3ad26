import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { say } from '#contract/catalog/catalog.messages.ts'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { getAdminHome } from '#contract/content/content.endpoints.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say as dashboardSay } from '#contract/content/dashboard.messages.ts'
import { say as siteSay } from '#contract/content/site.messages.ts'
import { hiddenPageMeta } from '../lib/hidden-page-meta.ts'
import { callOptions } from '../lib/use-call.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SkeletonLine } from '../ui/skeleton.tsx'
import { ALL_PROJECTS, chosenProject } from './editor/chosen-project.ts'
import { DocumentsTab } from './editor/documents-tab.tsx'
import { EditorHead } from './editor/editor-head.tsx'
import { EditorTabs, PART_TABS } from './editor/editor-tabs.tsx'
import { FeaturesTab } from './editor/features-tab.tsx'
import { GalleryTab } from './editor/gallery-tab.tsx'
import { LocationTab } from './editor/location-tab.tsx'
import { NoSuchProject } from './editor/no-such-project.tsx'
import { PerksTab } from './editor/perks-tab.tsx'
import { PlansTab } from './editor/plans-tab.tsx'
import { SpecificationsTab } from './editor/specifications-tab.tsx'
import { useProjectParts } from './editor/use-project-parts.ts'
import { editAddress, type PartTab, partsAddress } from './manage-addresses.ts'
import { ProjectTable } from './project-table.tsx'

export const meta = hiddenPageMeta

export default function ProjectParts() {
  const [params] = useSearchParams()
  const chosen = chosenProject(params)
  const home = useQuery({ ...callOptions([getAdminHome]), enabled: chosen !== null })
  const projects = home.data?.projects ?? []
  const project = projects.find(({ id }) => id === chosen)

  // The last project may be gone meanwhile; one that the address names is missed.
  if (chosen === null || (home.data && !project && !params.has('id'))) {
    return (
      <>
        <ScreenHead
          title={siteSay.heading.projects}
          actions={<ButtonLink to={editAddress()}>{say.addProject}</ButtonLink>}
        />
        <ProjectTable />
      </>
    )
  }
  if (home.error && !home.data) {
    return (
      <ErrorState as="h2" title={common.loadFailed} text={home.error.message} onRetry={() => void home.refetch()} />
    )
  }
  if (!home.data) return <SkeletonLine width="240px" height="2.25rem" />
  if (!project) return <NoSuchProject />
  return <ChosenProject key={project.id} project={project} projects={projects} tab={tabIn(params)} />
}

interface ChosenProjectProps {
  project: ManagedProject
  projects: readonly ManagedProject[]
  tab: PartTab
}

function ChosenProject({ project, projects, tab }: ChosenProjectProps) {
  const parts = useProjectParts(project.id)
  const { id } = project
  const perks = { ...parts.place, data: parts.place.data?.perks }
  return (
    <>
      <Link className="editor-all" to={ALL_PROJECTS}>
        {dashboardSay.allProjects}
      </Link>
      <EditorHead project={project} managed={project}>
        <ProjectChooser project={project} projects={projects} tab={tab} />
      </EditorHead>
      <EditorTabs projectId={id} parts={parts} current={tab} />
      {tab === 'gallery' && <GalleryTab projectId={id} reading={parts.gallery} />}
      {tab === 'features' && <FeaturesTab projectId={id} reading={parts.features} />}
      {tab === 'specifications' && <SpecificationsTab projectId={id} reading={parts.specifications} />}
      {tab === 'plans' && <PlansTab projectId={id} reading={parts.plans} />}
      {tab === 'documents' && <DocumentsTab projectId={id} reading={parts.documents} />}
      {tab === 'location' && <LocationTab projectId={id} projectName={project.name} reading={parts.place} />}
      {tab === 'perks' && <PerksTab projectId={id} reading={perks} />}
    </>
  )
}

function ProjectChooser({ project, projects, tab }: ChosenProjectProps) {
  const navigate = useNavigate()
  const [names] = useState(() => new Intl.Collator('en'))

  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const id = Number(currentTarget.value)
    // Whoever stays because of unsaved work must not see another project chosen.
    currentTarget.value = String(project.id)
    void navigate(partsAddress(id, tab))
  }

  return (
    <SelectField
      label={say.label.project}
      name="project"
      options={projects
        .toSorted((one, other) => names.compare(one.name, other.name))
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      defaultValue={String(project.id)}
      onChange={choose}
    />
  )
}

function tabIn(params: URLSearchParams): PartTab {
  const wanted = params.get('tab')?.toLowerCase()
  return PART_TABS.find((tab) => tab === wanted) ?? 'gallery'
}
