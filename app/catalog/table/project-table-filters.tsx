import { PROJECT_FLAGS, PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { ListFilter } from '../../ui/table/list-filter.tsx'
import { FLAG_LABELS } from '../project-flags.ts'
import type { ProjectFilters } from './project-filters.ts'

type Props = {
  categories: readonly Category[]
  filters: ProjectFilters
  onFilter: (choice: Partial<ProjectFilters>) => void
}

export function ProjectTableFilters({ categories, filters, onFilter }: Props) {
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
