import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Page } from '#contract/wire/paged-list.ts'
import { ANY_VIEW, type TableView } from '../../lib/page-of.ts'
import type { CallQuery as Query } from '../../lib/use-call.ts'
import type { Column } from './table.tsx'
import { compareValues, holdsEveryWord, useLocalRows } from './use-local-rows.ts'

/** Up to here a whole list is one quick answer, and searching it in the browser is quicker than asking. */
const MOST_LOCAL_ROWS = 1_000

interface GrowingList<Row, Filters> {
  /** The specification's call, which brings every row, newest first. */
  whole: Query<Row[]>
  /** Our own call, which brings one page. */
  page: (view: TableView, filters: Filters) => Query<Page<Row>>
  columns: readonly Column<Row>[]
  view: TableView
  filters: Filters
  noFilters: Filters
  /** False while the filters make no sense: then nothing is asked for and nothing is shown. */
  isAskable?: boolean
  /** The filters, said for a row that is in the browser already. */
  isKept: (row: Row) => boolean
}

const NO_ROWS = { rows: [], total: 0 }

/**
 * The rows of a list that is short on most days and may have a hundred thousand rows on others. The screens are
 * specified to load the whole list; so they do while that is small, which the total of one page tells, and beyond it
 * the server searches, sorts and pages.
 */
export function useGrowingList<Row extends object, Filters>(list: GrowingList<Row, Filters>) {
  const { whole, page, columns, view, filters, noFilters, isKept, isAskable = true } = list
  const client = useQueryClient()
  const look = useQuery(page(ANY_VIEW, noFilters))
  const isSmall = look.data !== undefined && look.data.total <= MOST_LOCAL_ROWS
  const isLarge = look.data !== undefined && !isSmall
  const all = useQuery({ ...whole, enabled: isSmall })
  const onePage = useQuery({ ...page(view, filters), enabled: isLarge && isAskable })

  const kept = useMemo(() => (all.data ?? []).filter(isKept), [all.data, isKept])
  const local = useLocalRows({ rows: kept, columns, view })
  const remote = onePage.data ?? { rows: [], total: 0 }
  const current = isSmall ? all : isLarge && isAskable ? onePage : look
  const failure = current.error

  useEffect(() => {
    if (failure) console.error(`A list could not be loaded: ${failure.outcome.status} ${failure.message}`)
  }, [failure])

  const isLoading = current.isPending || (current.isFetching && failure !== null)
  return {
    /** How many rows there are, whatever is searched for; null until that is known. */
    overall: isLoading || failure ? null : ((isSmall ? all.data?.length : look.data?.total) ?? 0),
    /** What the list's DataTable takes. */
    table: {
      ...(!isAskable ? NO_ROWS : isSmall ? local : remote),
      columns,
      view,
      isLoading,
      isOutdated: current === onePage && onePage.isPlaceholderData,
      error: failure,
      onRetry: () => void current.refetch(),
    },
    /** Every row that the table shows on its pages together. */
    async readMatching() {
      const rows = await client.fetchQuery(whole as { queryKey: readonly unknown[]; queryFn: () => Promise<Row[]> })
      return matchingRows({ rows, columns, view, isKept })
    },
  }
}

interface Matching<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  view: Pick<TableView, 'search' | 'sort'>
  isKept: (row: Row) => boolean
}

/** All rows that a table shows on its pages together, in their order: what an export of the table holds. */
export function matchingRows<Row>({ rows, columns, view: { search, sort }, isKept }: Matching<Row>) {
  const shownIn = (row: Row, column: Column<Row>) => column.value?.(row) ?? null
  const found = rows.filter(
    (row) => isKept(row) && holdsEveryWord(columns.map((column) => shownIn(row, column) ?? '').join(' '), search),
  )
  const column = columns.find(({ key }) => key === sort?.key)
  if (!column) return found

  const rankOf = (row: Row) => (column.rank ?? column.value)?.(row) ?? null
  const turn = sort?.direction === 'descending' ? -1 : 1
  return found.toSorted((one, other) => {
    const [a, b] = [rankOf(one), rankOf(other)]
    // What is missing stands last either way.
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return turn * compareValues(a, b)
  })
}
