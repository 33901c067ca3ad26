import { useQuery } from '@tanstack/react-query'
import { ImageOff, ListOrdered, Plus, Upload } from 'lucide'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { projectImportMessages } from '#contract/catalog/project-import.messages.ts'
import { getProjectChoices } from '#contract/catalog/project-list.endpoints.ts'
import type { ProjectChoice } from '#contract/catalog/project-list.schema.ts'
import { getProjectDetails } from '#contract/catalog/projects.endpoints.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { RecordHistory } from '../../back-office/history/record-history.tsx'
import { hiddenPageMeta } from '../../lib/screen-titles.ts'
import { callOptions, useCall } from '../../lib/use-call.ts'
import { Button, ButtonLink } from '../../ui/action/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useImportInAddress } from '../../ui/import/use-import-in-address.ts'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { byDistance } from '../detail/perk-distance.ts'
import { editAddress, ORDER_ADDRESS, type PartTab, partsAddress, unlabelledAddress } from '../manage-addresses.ts'
import { ImportProjects } from '../table/import-projects.tsx'
import { ProjectTable } from '../table/project-table.tsx'
import { ALL_PROJECTS, chosenProject, NoSuchProject } from './chosen-project.tsx'
import { CostsTab } from './costs-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorTabs, PART_TABS } from './editor-tabs.tsx'
import { FeaturesTab } from './features-tab.tsx'
import { GalleryTab } from './gallery-tab.tsx'
import { LocationTab } from './location-tab.tsx'
import { PerksTab } from './perks-tab.tsx'
import { PlansTab } from './plans-tab.tsx'
import { ProgressTab } from './progress-tab.tsx'
import { ProjectOrder } from './project-order.tsx'
import { RegistrationTab } from './registration-tab.tsx'
import { SpecificationsTab } from './specifications-tab.tsx'
import { UnitsTab } from './units-tab.tsx'
import { UnlabelledPictures } from './unlabelled-pictures.tsx'
import { useProjectParts } from './use-project-parts.ts'

export const meta = hiddenPageMeta

export default function ProjectParts() {
  const [params] = useSearchParams()
  const chosen = chosenProject(params)
  const project = useQuery({
    ...callOptions([getProjectDetails, { params: { id: chosen ?? NEW_RECORD_ID } }]),
    // Do not show another project's data while this one loads.
    placeholderData: undefined,
    enabled: chosen !== null,
  })
  // Ignore a cached 404, because the project may have been restored from the trash since.
  const isDeleted = project.error?.outcome.status === NOT_FOUND && project.isFetchedAfterMount

  if (params.has('order')) return <ProjectOrder />
  if (params.has('unlabelled')) return <UnlabelledPictures />
  if (params.has('import')) return <AllProjects />
  // If the last opened project was deleted, show the list. A deleted project that is named in the URL is an error.
  if (chosen === null || (isDeleted && !params.has('id'))) return <AllProjects />
  if (isDeleted) return <NoSuchProject />
  if (project.data) return <ChosenProject key={chosen} project={project.data} tab={tabIn(params)} />
  return (
    <>
      <h1 className="sr-only">{siteMessages.heading.projects}</h1>
      {project.error ? (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={project.error.message}
          onRetry={() => void project.refetch()}
        />
      ) : (
        <div aria-busy="true">
          <SkeletonLine width="240px" height="2.25rem" />
          <div className="editor-waiting">
            <SkeletonLine height="44px" />
            <SkeletonLine height="320px" />
          </div>
        </div>
      )}
    </>
  )
}

function AllProjects() {
  // Keeps `id=all`, because without an id the last opened project would appear when the import is closed.
  const importing = useImportInAddress({ id: 'all' })
  return (
    <>
      <ProjectTable
        head={(counts) => (
          <ScreenHead
            title={siteMessages.heading.projects}
            lead={counts && editorMessages.countInWords(counts)}
            actions={
              <>
                <Button variant="ghost" onClick={importing.open}>
                  <Icon of={Upload} size={16} /> {projectImportMessages.open}
                </Button>
                <ButtonLink variant="ghost" to={unlabelledAddress()}>
                  <Icon of={ImageOff} size={16} /> {pictureClaimsMessages.screen.title}
                </ButtonLink>
                <ButtonLink variant="ghost" to={ORDER_ADDRESS}>
                  <Icon of={ListOrdered} size={16} /> {editorMessages.orderOnSite}
                </ButtonLink>
                <ButtonLink to={editAddress()}>
                  <Icon of={Plus} size={16} /> {catalogChangesMessages.addProject}
                </ButtonLink>
              </>
            }
          />
        )}
      />
      <ImportProjects isOpen={importing.isOpen} onClose={importing.close} />
    </>
  )
}

interface ChosenProjectProps {
  project: ProjectDetails
  tab: PartTab
}

function ChosenProject({ project, tab }: ChosenProjectProps) {
  const parts = useProjectParts(project.id)
  const choices = useCall(getProjectChoices)
  const { id } = project
  // In the order of the public page.
  const perks = { ...parts.location, data: parts.location.data && byDistance(parts.location.data.perks) }
  return (
    <>
      <Link className="editor-all" to={ALL_PROJECTS}>
        {dashboardMessages.allProjects}
      </Link>
      <EditorHead project={project} choice={choices.data?.projects.find((one) => one.id === id)}>
        <ProjectChooser project={project} choices={choices.data?.projects ?? [project]} tab={tab} />
      </EditorHead>
      <EditorTabs projectId={id} parts={parts} current={tab} />
      {tab === 'units' && <UnitsTab project={project} query={parts.units} plans={parts.plans} />}
      {tab === 'costs' && <CostsTab projectId={id} />}
      {tab === 'gallery' && <GalleryTab projectId={id} query={parts.gallery} />}
      {tab === 'features' && <FeaturesTab projectId={id} query={parts.features} plans={parts.plans.data ?? []} />}
      {tab === 'specifications' && <SpecificationsTab projectId={id} query={parts.specifications} />}
      {tab === 'plans' && <PlansTab projectId={id} query={parts.plans} />}
      {tab === 'documents' && <DocumentsTab projectId={id} query={parts.documents} />}
      {tab === 'location' && <LocationTab projectId={id} projectName={project.name} query={parts.location} />}
      {tab === 'perks' && <PerksTab projectId={id} query={perks} />}
      {tab === 'progress' && <ProgressTab project={project} updates={parts.progress} handovers={parts.handovers} />}
      {tab === 'registration' && <RegistrationTab project={project} query={parts.registrations} />}
      {tab === 'history' && <RecordHistory of={{ projectId: id }} />}
    </>
  )
}

type ProjectOption = Pick<ProjectChoice, 'id' | 'name'>

function ProjectChooser({
  project,
  choices,
  tab,
}: {
  project: ProjectOption
  choices: readonly ProjectOption[]
  tab: PartTab
}) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const chooser = useRef<HTMLDivElement>(null)

  // Opening another project remounts the screen, so return the focus to the select with which it was chosen.
  useEffect(() => {
    if (state === CHOSEN_HERE) chooser.current?.querySelector('select')?.focus()
  }, [state])

  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const id = Number(currentTarget.value)
    // If the user stays because of unsaved changes, the select must show the current project again.
    currentTarget.value = String(project.id)
    void navigate(partsAddress(id, tab), { state: CHOSEN_HERE })
  }

  return (
    <div ref={chooser} className="editor-chooser">
      <SelectField
        // A renamed option needs a new select, because the browser would otherwise select the first option.
        key={choices.find(({ id }) => id === project.id)?.name}
        label={catalogMessages.label.project}
        name="project"
        options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={String(project.id)}
        onChange={choose}
      />
    </div>
  )
}

function tabIn(params: URLSearchParams): PartTab {
  const requested = params.get('tab')?.toLowerCase()
  return PART_TABS.find((tab) => tab === requested) ?? 'gallery'
}

const NOT_FOUND = 404
const CHOSEN_HERE = 'chosen here'
