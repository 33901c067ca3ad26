import { X } from 'lucide'
import { type FocusEventHandler, type ReactNode, useRef, useState } from 'react'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { PROJECT_FLAGS, PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import type {
  ListedProject,
  ProjectColumn,
  ProjectCounts,
  ProjectListFilters,
} from '#contract/catalog/project-list.schema.ts'
import { getGateReport } from '#contract/catalog/publish-gate.endpoints.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { useCall } from '../../lib/use-call.ts'
import { useFocusFallback } from '../../lib/use-focus-fallback.ts'
import { Button, IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { ListFilter } from '../../ui/table/list-filter.tsx'
import { selectColumn } from '../../ui/table/select-column.tsx'
import { useListFilters } from '../../ui/table/use-list-filters.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { FLAG_LABELS } from '../project-flags.ts'
import { HideProjectsDialog, isHeldBack } from './hide-projects-dialog.tsx'
import { offeredFilters, type ProjectFilters, requestFilters } from './project-filters.ts'
import { projectColumns } from './project-table-columns.tsx'
import { RemoveProjectDialog } from './remove-project-dialog.tsx'
import { useProjectActions } from './use-project-actions.ts'
import './project-table.css'

interface ProjectTableProps {
  /** The counts are undefined while loading. */
  head?: (counts: ProjectCounts | undefined) => ReactNode
}

export function ProjectTable({ head }: ProjectTableProps) {
  const { setShown, remove, isBusy } = useProjectActions()
  const [ticked, setTicked] = useState<readonly ListedProject[]>([])
  const tickAll = useRef<HTMLInputElement>(null)
  const barFocus = useFocusFallback(() => tickAll.current)
  const [toRemove, setToRemove] = useState<ListedProject | null>(null)
  const [toHide, setToHide] = useState<readonly ListedProject[] | null>(null)
  const [isAskingGate, setAskingGate] = useState(false)
  const columns = projectColumns({
    onSwitch: (project) => void switchAll([project], !project.isActive),
    onRemove: setToRemove,
  })

  const [view, changeView] = useTableView(columns)
  const categories = useCall(listCategories)
  const [filters, changeFilters] = useListFilters(offeredFilters(categories.data))
  const list = useCall(searchProjects, {
    body: pageRequestOf<ProjectListFilters, ProjectColumn>(view, requestFilters(filters)),
  })
  const rows = list.data?.rows ?? []
  // Prefer the current row over the selected copy, which may be outdated.
  const selected = ticked.map((project) => rows.find(({ id }) => id === project.id) ?? project)
  const isTicked = ({ id }: ListedProject) => ticked.some((one) => one.id === id)
  const ticks = selectColumn({
    rows,
    nameOf: ({ name }) => name,
    isSelected: isTicked,
    onSelect: (projects, isOn) => {
      const others = ticked.filter((one) => !projects.some(({ id }) => id === one.id))
      setTicked(isOn ? [...others, ...projects] : others)
    },
    isShownOnPhones: true,
    allRef: tickAll,
  })

  /** Asks before hiding projects that the publish gate would not let be shown again. */
  async function switchAll(projects: readonly ListedProject[], isShown: boolean) {
    const held = isShown ? undefined : projects.find(isHeldBack)
    if (held) {
      setAskingGate(true)
      const report = await browserApi(getGateReport, { params: { projectId: held.id } })
      setAskingGate(false)
      if (report.ok && report.data.mode === 'block') return setToHide(projects)
    }
    await show(projects, isShown)
  }

  async function show(projects: readonly ListedProject[], isShown: boolean) {
    const done = await setShown(projects, isShown)
    // Rows that could not be changed stay selected.
    const isDone = ({ id }: ListedProject) =>
      projects.some((one) => one.id === id && one.isActive === isShown) || done.some((one) => one.id === id)
    setTicked((before) => before.filter((project) => !isDone(project)))
  }

  async function confirmHiding(projects: readonly ListedProject[]) {
    await show(projects, false)
    setToHide(null)
  }

  async function confirmRemoval(project: ListedProject) {
    await remove(project)
    setTicked((before) => before.filter(({ id }) => id !== project.id))
    setToRemove(null)
  }

  return (
    <>
      {head?.(list.data?.overall)}
      <div className="project-table">
        <DataTable
          caption={dashboardMessages.allProjects}
          columns={[ticks, ...columns]}
          rows={rows}
          total={list.data?.total ?? 0}
          rowKey={({ id }) => id}
          view={view}
          onView={changeView}
          isLoading={list.isPending || (list.isFetching && list.error !== null)}
          isOutdated={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          isSelected={isTicked}
          filters={
            <ProjectTableFilters categories={categories.data ?? []} filters={filters} onFilter={changeFilters} />
          }
          searchLabel={editorMessages.projectSearchHint}
        />
        {selected.length > 0 && (
          <ProjectBulkBar
            count={selected.length}
            isBusy={isBusy || isAskingGate}
            onActivate={() => void switchAll(selected, true)}
            onDeactivate={() => void switchAll(selected, false)}
            onClear={() => setTicked([])}
            {...barFocus}
          />
        )}
        <HideProjectsDialog
          projects={toHide}
          isBusy={isBusy}
          onClose={() => setToHide(null)}
          onHide={(projects) => void confirmHiding(projects)}
        />
        <RemoveProjectDialog
          project={toRemove}
          isBusy={isBusy}
          onClose={() => setToRemove(null)}
          onRemove={confirmRemoval}
        />
      </div>
    </>
  )
}

type Props = {
  count: number
  isBusy: boolean
  onActivate: () => void
  onDeactivate: () => void
  onClear: () => void
  onFocus: FocusEventHandler<HTMLElement>
}

function ProjectBulkBar({ count, isBusy, onActivate, onDeactivate, onClear, onFocus }: Props) {
  return (
    <section className="project-bulk on-ink" aria-label="Selected projects" onFocus={onFocus}>
      <span aria-live="polite">{`${count} selected`}</span>
      <Button variant="line" size="sm" isBusy={isBusy} onClick={onDeactivate}>
        {catalogChangesMessages.deactivate}
      </Button>
      <Button variant="line" size="sm" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onActivate}>
        {catalogChangesMessages.activate}
      </Button>
      <IconButton label="Clear selection" icon={<Icon of={X} size={16} />} onClick={onClear} />
    </section>
  )
}

type ProjectTableFiltersProps = {
  categories: readonly Category[]
  filters: ProjectFilters
  onFilter: (choice: Partial<ProjectFilters>) => void
}

function ProjectTableFilters({ categories, filters, onFilter }: ProjectTableFiltersProps) {
  return (
    <>
      <ListFilter
        label={catalogMessages.label.category}
        value={filters.category}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(category) => onFilter({ category })}
      />
      <ListFilter
        label={catalogMessages.label.status}
        value={filters.status}
        options={PROJECT_STATUSES}
        onChange={(status) => onFilter({ status })}
      />
      <ListFilter
        label="Website"
        value={filters.shown}
        options={[
          { value: 'yes', label: 'shown' },
          { value: 'no', label: 'hidden' },
        ]}
        onChange={(shown) => onFilter({ shown })}
      />
      <ListFilter
        label="Flag"
        value={filters.flag}
        options={PROJECT_FLAGS.map((flag) => ({ value: flag, label: FLAG_LABELS[flag] }))}
        onChange={(flag) => onFilter({ flag })}
      />
    </>
  )
}
