import { useState } from 'react'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { say } from '#contract/catalog/editor.messages.ts'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { getDashboardFigures } from '#contract/content/dashboard.endpoints.ts'
import { say as dashboard } from '#contract/content/dashboard.messages.ts'
import { useCall } from '../lib/use-call.ts'
import { DataTable } from '../ui/data-table.tsx'
import { useListFilters } from '../ui/use-list-filters.ts'
import { useLocalRows } from '../ui/use-local-rows.ts'
import { useTableView } from '../ui/use-table-view.ts'
import { ProjectBulkBar } from './project-bulk-bar.tsx'
import { filterProjects, PROJECT_FILTERS } from './project-filters.ts'
import { projectColumns } from './project-table-columns.tsx'
import { ProjectTableFilters } from './project-table-filters.tsx'
import { projectTicks } from './project-table-ticks.tsx'
import { RemoveProjectDialog } from './remove-project-dialog.tsx'
import { useProjectActions } from './use-project-actions.ts'
import './project-table.css'

type Props = {
  projects: readonly ManagedProject[]
  categories: readonly Category[]
  isLoading: boolean
  error?: { message: string } | null | undefined
  onRetry?: (() => void) | undefined
}

/** Every project for staff: found, narrowed, hidden, shown and removed here, and opened for editing. */
export function ProjectTable({ projects, categories, isLoading, error, onRetry }: Props) {
  const [view, changeView] = useTableView()
  const [filters, changeFilters] = useListFilters(...PROJECT_FILTERS)
  const figures = useCall(getDashboardFigures).data
  const { setShown, remove, isBusy } = useProjectActions()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [toRemove, setToRemove] = useState<ManagedProject | null>(null)

  const columns = projectColumns({
    figures,
    onSwitch: (project) => setShown([project], !project.isActive),
    onRemove: setToRemove,
  })
  const { rows, total } = useLocalRows({ rows: filterProjects(projects, filters), columns, view })
  // A project that was removed since it was ticked is no longer among them.
  const selected = projects.filter(({ id }) => ticked.includes(id))

  async function confirmRemoval(project: ManagedProject) {
    await remove(project)
    setToRemove(null)
  }

  return (
    <div className="project-table">
      <DataTable
        caption={dashboard.allProjects}
        columns={[projectTicks({ rows, ticked, onTick: setTicked }), ...columns]}
        rows={rows}
        total={total}
        rowKey={({ id }) => id}
        view={view}
        onView={changeView}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        isSelected={({ id }) => ticked.includes(id)}
        filters={<ProjectTableFilters categories={categories} filters={filters} onFilter={changeFilters} />}
        searchLabel={say.projectSearchHint}
      />
      {selected.length > 0 && (
        <ProjectBulkBar
          count={selected.length}
          isBusy={isBusy}
          onActivate={() => setShown(selected, true)}
          onDeactivate={() => setShown(selected, false)}
          onClear={() => setTicked([])}
        />
      )}
      <RemoveProjectDialog
        project={toRemove}
        isBusy={isBusy}
        onClose={() => setToRemove(null)}
        onRemove={confirmRemoval}
      />
    </div>
  )
}
