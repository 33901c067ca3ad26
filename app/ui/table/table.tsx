import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import { type HTMLAttributes, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import type { SortOrder } from '../../lib/page-of.ts'
import { classNames } from '../class-names.ts'
import { SkeletonLine } from '../feedback/skeleton.tsx'
import { Icon } from '../icon.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { useIsWider } from './use-is-wider.ts'
import './table.css'

export type { SortOrder }

export type Column<Row> = {
  key: string
  header: ReactNode
  /** `at` is the row's index across all pages, from 0. */
  cell: (row: Row, at: number) => ReactNode
  /** For searching and sorting in the browser. */
  value?: (row: Row) => string | number | null
  /** For sorting in the browser, if that differs from `value`. */
  rank?: (row: Row) => string | number | null
  isSortable?: boolean
  /** Aligns the column at the right and gives all digits the same width. */
  isNumeric?: boolean
  /** Shows the column on a phone; if no column is marked, the first two are shown. */
  isShownOnPhones?: boolean
  /** Shown below the cell on a phone, for the content of hidden columns. */
  phoneLine?: (row: Row) => string
  /** The column whose cell opens the row, with `onOpen` or `linkTo`; the first by default. */
  isOpener?: boolean
  /** Stays at the right edge while the other columns scroll under it; only for the last column. */
  isPinned?: boolean
  width?: string
}

type TableProps<Row> = {
  /** Accessible name of the table; visible only with `hasVisibleCaption`. */
  caption: string
  hasVisibleCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Number of rows on the previous pages. */
  rowsBefore?: number
  rowKey: (row: Row) => string | number
  sort?: SortOrder | null
  onSort?: (order: SortOrder) => void
  isSelected?: (row: Row) => boolean
  /** Makes the first cell, or that of the column with `isOpener`, a button that covers its row. */
  onOpen?: (row: Row) => void
  /** Like `onOpen`, but the cell is a link to this URL. */
  linkTo?: (row: Row) => string
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement>
  isLoading?: boolean
  /** The rows belong to the previous query while the current one is loading. */
  isOutdated?: boolean
  loadingRows?: number
  empty?: ReactNode
  /** On a phone, each row is a card with all columns and their headers, instead of a row with few columns. */
  isStackedOnPhones?: boolean
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, hasVisibleCaption, columns, rows, isLoading = false, loadingRows = 5, empty } = props
  const { rowsBefore = 0, isStackedOnPhones = false, isOutdated = false } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = useIsWider(scroller)
  const focusKeeper = useFocusAfterRemoval()
  const opener = columns.find((column) => column.isOpener) ?? columns[0]
  const hasMarks = columns.some((column) => column.isShownOnPhones)
  const columnClass = (column: Column<Row>, at: number) =>
    classNames(
      column.isNumeric && 'table-numeric',
      column.isPinned && 'table-pinned',
      !isStackedOnPhones && !(hasMarks ? column.isShownOnPhones : at < 2) && 'table-extra',
    )

  return (
    <div
      ref={scroller}
      className="table-scroller"
      // A scroll container must be focusable and have an accessible name.
      {...(isWide && { 'data-wide': true, role: 'group', tabIndex: 0, 'aria-label': caption })}
    >
      <table
        className={classNames('table', isStackedOnPhones && 'table-stacked')}
        aria-busy={isLoading || isOutdated || undefined}
        data-outdated={isOutdated || undefined}
      >
        <caption className={hasVisibleCaption ? 'table-caption' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.key}
                scope="col"
                className={columnClass(column, at)}
                style={column.width ? { width: column.width } : undefined}
                aria-sort={column.isSortable ? ariaSort(column.key, props.sort) : undefined}
              >
                {column.isSortable ? (
                  <SortButton column={column} sort={props.sort ?? null} onSort={props.onSort} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...focusKeeper}>
          {isLoading &&
            Array.from({ length: loadingRows }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <tr key={at}>
                {columns.map((column, columnAt) => (
                  <td key={column.key} className={columnClass(column, columnAt)}>
                    <SkeletonLine width={columnAt === 0 ? '70%' : '50%'} height="14px" />
                  </td>
                ))}
              </tr>
            ))}
          {!isLoading && rows.length === 0 && (
            <tr className="table-empty">
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {!isLoading &&
            rows.map((row, rowAt) => (
              <tr
                key={props.rowKey(row)}
                data-selected={props.isSelected?.(row) || undefined}
                {...props.rowProps?.(row)}
              >
                {columns.map((column, at) => (
                  <td
                    key={column.key}
                    className={columnClass(column, at)}
                    data-label={isStackedOnPhones ? column.header : undefined}
                  >
                    {column === opener && props.linkTo ? (
                      <Link className="table-open" to={props.linkTo(row)}>
                        <Cell column={column} row={row} at={rowsBefore + rowAt} />
                      </Link>
                    ) : column === opener && props.onOpen ? (
                      <button type="button" className="table-open" onClick={() => props.onOpen?.(row)}>
                        <Cell column={column} row={row} at={rowsBefore + rowAt} />
                      </button>
                    ) : (
                      <Cell column={column} row={row} at={rowsBefore + rowAt} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row, at }: { column: Column<Row>; row: Row; at: number }) {
  return (
    <>
      <Content>{column.cell(row, at)}</Content>
      {column.phoneLine && <span className="table-phone-line">{column.phoneLine(row)}</span>}
    </>
  )
}

/** A very long word would push other columns off the page, so it is broken and clamped after a few lines. */
function Content({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || !LONG_WORD.test(children)) return children
  return (
    <span className="table-long" title={children}>
      {children}
    </span>
  )
}

const LONG_WORD = /\S{29}/

type SortButtonProps<Row> = {
  column: Column<Row>
  sort: SortOrder | null
  onSort: ((order: SortOrder) => void) | undefined
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const current = sort?.key === column.key ? sort.direction : null
  const arrow = current === 'ascending' ? ArrowUp : current === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      className="table-sort"
      onClick={() => onSort?.({ key: column.key, direction: current === 'ascending' ? 'descending' : 'ascending' })}
    >
      {column.header}
      <Icon of={arrow} size={14} />
    </button>
  )
}

function ariaSort(key: string, sort: SortOrder | null | undefined) {
  return sort?.key === key ? sort.direction : 'none'
}
