import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { digitsIn, type Page } from '#contract/wire/paged-list.ts'
import { ANY_VIEW, type TableView } from '../../lib/page-of.ts'
import type { CallQuery as Query } from '../../lib/use-call.ts'
import type { Column } from './table.tsx'

/** Up to this many rows, loading the whole list is fast, and searching in the browser is faster than a request. */
const MOST_LOCAL_ROWS = 1_000

export interface GrowingList<Row, Filters, P extends Page<Row> = Page<Row>> {
  /** The call in the specification, which returns all rows, newest first. */
  whole: Query<Row[]>
  /** An additional call, which returns one page. */
  page: (view: TableView, filters: Filters) => Query<P>
  columns: readonly Column<Row>[]
  view: TableView
  filters: Filters
  noFilters: Filters
  /** False while the filters are invalid: the table is then empty, and the server is not asked for a filtered page. */
  isAskable?: boolean
  matchesFilters: (row: Row) => boolean
}

const NO_ROWS = { rows: [], total: 0 }

/**
 * Loads a list that is usually short but may have a hundred thousand rows. A short list is loaded as a whole, as
 * specified; for a longer one, the server searches, sorts and pages. The total of a first request for one page decides.
 */
export function useGrowingList<Row extends object, Filters, P extends Page<Row> = Page<Row>>(
  list: GrowingList<Row, Filters, P>,
) {
  const { whole, page, columns, view, filters, noFilters, matchesFilters, isAskable = true } = list
  const client = useQueryClient()
  const look = useQuery(page(ANY_VIEW, noFilters))
  const isSmall = look.data !== undefined && look.data.total <= MOST_LOCAL_ROWS
  const isLarge = look.data !== undefined && !isSmall
  const all = useQuery({ ...whole, enabled: isSmall })
  const onePage = useQuery({ ...page(view, filters), enabled: isLarge && isAskable })

  const { search, pageSize } = view
  const { key, direction } = view.sort ?? {}
  const matching = useMemo(() => {
    const sort = key && direction ? { key, direction } : null
    return matchingRows({ rows: all.data ?? [], columns, view: { search, sort }, matchesFilters })
  }, [all.data, columns, search, key, direction, matchesFilters])
  const start = (view.page - 1) * pageSize
  const local = { rows: matching.slice(start, start + pageSize), total: matching.length }
  const remote = { rows: onePage.data?.rows ?? [], total: onePage.data?.total ?? 0 }
  const current = isSmall ? all : isLarge && isAskable ? onePage : look
  const failure = current.error

  const [path] = (isSmall ? whole : page(ANY_VIEW, noFilters)).queryKey

  useEffect(() => {
    if (!failure) return
    console.error(`A list could not be loaded: ${path} answered ${failure.outcome.status} ${failure.message}`)
  }, [failure, path])

  const isLoading = current.isPending || (current.isFetching && failure !== null)
  return {
    /** Number of rows regardless of search and filters; null while loading and after a failure. */
    overall: isLoading || failure ? null : ((isSmall ? all.data?.length : look.data?.total) ?? 0),
    /** Props of the list's DataTable. */
    table: {
      ...(!isAskable ? NO_ROWS : isSmall ? local : remote),
      columns,
      view,
      isLoading,
      isOutdated: current === onePage && onePage.isPlaceholderData,
      error: failure,
      onRetry: () => void current.refetch(),
    },
    /** Reads the rows of all pages that match the search and the filters. */
    async readMatching() {
      const rows = await client.fetchQuery(whole as { queryKey: readonly unknown[]; queryFn: () => Promise<Row[]> })
      return matchingRows({ rows, columns, view, matchesFilters })
    },
  }
}

interface Matching<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  view: Pick<TableView, 'search' | 'sort'>
  matchesFilters: (row: Row) => boolean
}

export function matchingRows<Row>({ rows, columns, view: { search, sort }, matchesFilters }: Matching<Row>) {
  const shownIn = (row: Row, column: Column<Row>) => column.value?.(row) ?? null
  const found = rows.filter(
    (row) =>
      matchesFilters(row) && holdsEveryWord(columns.map((column) => shownIn(row, column) ?? '').join(' '), search),
  )
  const column = columns.find(({ key }) => key === sort?.key)
  if (!column) return found

  const rankOf = (row: Row) => (column.rank ?? column.value)?.(row) ?? null
  const turn = sort?.direction === 'descending' ? -1 : 1
  return found.toSorted((one, other) => {
    const [a, b] = [rankOf(one), rankOf(other)]
    // Missing values are last in both directions.
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return turn * compareValues(a, b)
  })
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
