import type { TableView } from '../../lib/page-of.ts'
import type { Column } from './table.tsx'
import { compareValues, holdsEveryWord } from './use-local-rows.ts'

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
