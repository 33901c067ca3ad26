import { type ReactNode, useRef, useState } from 'react'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import type {
  ListedProject,
  ProjectColumn,
  ProjectCounts,
  ProjectListFilters,
} from '#contract/catalog/project-list.schema.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { useCall } from '../../lib/use-call.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useListFilters } from '../../ui/table/use-list-filters.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { ProjectBulkBar } from './project-bulk-bar.tsx'
import { askedFilters, offeredFilters } from './project-filters.ts'
import { projectColumns } from './project-table-columns.tsx'
import { ProjectTableFilters } from './project-table-filters.tsx'
import { projectTicks } from './project-table-ticks.tsx'
import { RemoveProjectDialog } from './remove-project-dialog.tsx'
import { useProjectActions } from './use-project-actions.ts'
import './project-table.css'

interface ProjectTableProps {
  /** What stands above it and says how many projects there are; undefined until that is known. */
  head?: (counts: ProjectCounts | undefined) => ReactNode
}

/** Every project for staff: found, narrowed, hidden, shown and removed here, and opened for editing. */
export function ProjectTable({ head }: ProjectTableProps) {
  const { setShown, remove, isBusy } = useProjectActions()
  const [ticked, setTicked] = useState<readonly ListedProject[]>([])
  const tickAll = useRef<HTMLInputElement>(null)
  const [toRemove, setToRemove] = useState<ListedProject | null>(null)
  const columns = projectColumns({
    onSwitch: (project) => setShown([project], !project.isActive),
    onRemove: setToRemove,
  })

  const [view, changeView] = useTableView(columns)
  const categories = useCall(listCategories)
  const [filters, changeFilters] = useListFilters(offeredFilters(categories.data))
  const list = useCall(searchProjects, {
    body: pageRequestOf<ProjectListFilters, ProjectColumn>(view, askedFilters(filters)),
  })
  const rows = list.data?.rows ?? []
  // A ticked row that is shown again may have been changed meanwhile.
  const selected = ticked.map((project) => rows.find(({ id }) => id === project.id) ?? project)

  async function show(isShown: boolean) {
    const done = await setShown(selected, isShown)
    // What was asked for is done; whatever could not be switched stays ticked.
    const isLeft = (project: ListedProject) => project.isActive !== isShown && !done.some(({ id }) => id === project.id)
    const left = selected.filter(isLeft)
    if (left.length === 0) clear()
    else setTicked(left)
  }

  function clear() {
    // The bar goes, and must not take the focus with it.
    if (document.activeElement?.closest('.project-bulk')) tickAll.current?.focus()
    setTicked([])
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
          columns={[projectTicks({ rows, ticked, onTick: setTicked, allRef: tickAll }), ...columns]}
          rows={rows}
          total={list.data?.total ?? 0}
          rowKey={({ id }) => id}
          view={view}
          onView={changeView}
          isLoading={list.isPending || (list.isFetching && list.error !== null)}
          isOutdated={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          isSelected={({ id }) => ticked.some((one) => one.id === id)}
          filters={
            <ProjectTableFilters categories={categories.data ?? []} filters={filters} onFilter={changeFilters} />
          }
          searchLabel={editorMessages.projectSearchHint}
        />
        {selected.length > 0 && (
          <ProjectBulkBar
            count={selected.length}
            isBusy={isBusy}
            onActivate={() => show(true)}
            onDeactivate={() => show(false)}
            onClear={clear}
          />
        )}
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
