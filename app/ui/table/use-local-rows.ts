import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { digitsIn } from '#contract/wire/paged-list.ts'
import type { TableView } from '../../lib/page-of.ts'
import type { Column } from './table.tsx'

type LocalRows<Row> = { rows: readonly Row[]; columns: readonly Column<Row>[]; view: TableView }

/** Searches, sorts and pages rows in the browser with the same results as the paged calls of the server. */
export function useLocalRows<Row extends object>({ rows, columns, view }: LocalRows<Row>) {
  const definitions = useMemo(() => [wordsOf(columns), ...columns.map(definitionOf)], [columns])
  const table = useTable<typeof FEATURES, Row>({
    features: FEATURES,
    data: rows as Row[],
    columns: definitions,
    globalFilterFn: (row, columnId, search) => holdsEveryWord(String(row.getValue(columnId)), String(search)),
    autoResetPageIndex: false,
    state: {
      globalFilter: view.search,
      sorting: view.sort ? [{ id: view.sort.key, desc: view.sort.direction === 'descending' }] : [],
      pagination: { pageIndex: view.page - 1, pageSize: view.pageSize },
    },
  })

  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    total: table.getPrePaginatedRowModel().rows.length,
  }
}

export function holdsEveryWord(text: string, search: string) {
  const plain = text.toLowerCase()
  // Separators between digits are ignored, so that '+915311000493' also finds '+91 53110-00493'.
  const joined = plain.replaceAll(/(?<=\d)[\s()./-]+(?=\d)/g, '')
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word) || joined.includes(digitsIn(word) ?? word))
}

export function compareValues(one: unknown, other: unknown) {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'en-IN', { numeric: true, sensitivity: 'base' })
}

const FEATURES = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

function definitionOf<Row extends object>(column: Column<Row>) {
  return {
    id: column.key,
    accessorFn: (row: Row) => (column.rank ?? column.value)?.(row) ?? undefined,
    enableGlobalFilter: false,
    sortUndefined: 'last' as const,
    sortFn: (one: Valued, other: Valued, id: string) => compareValues(one.getValue(id), other.getValue(id)),
  }
}

/** The search text of a row joins all columns, because the words may be in different cells. */
function wordsOf<Row extends object>(columns: readonly Column<Row>[]) {
  return {
    id: 'plinth:words',
    accessorFn: (row: Row) => columns.map((column) => column.value?.(row) ?? '').join(' '),
    enableSorting: false,
  }
}

type Valued = { getValue: (id: string) => unknown }
