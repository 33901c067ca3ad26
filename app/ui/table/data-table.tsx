import type { ReactNode } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { TableView } from '../../lib/page-of.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { SearchBox } from '../form/search-box.tsx'
import { Panel } from '../layout/panel.tsx'
import { Pager } from './pager.tsx'
import { type Column, Table } from './table.tsx'
import { useLastPage } from './use-last-page.ts'
import { useLongPress } from './use-long-press.ts'
import './data-table.css'

type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Number of rows on all pages. */
  total: number
  rowKey: (row: Row) => string | number
  view: TableView
  /** `isCorrection`: not made by the user, for example leaving a page that no longer exists. */
  onView: (change: Partial<TableView>, isCorrection?: boolean) => void
  isLoading: boolean
  isOutdated?: boolean
  error?: { message: string } | null | undefined
  onRetry?: (() => void) | undefined
  onOpen?: ((row: Row) => void) | undefined
  linkTo?: ((row: Row) => string) | undefined
  isSelected?: ((row: Row) => boolean) | undefined
  /**
   * Row selection on phones: a long press on a row starts it. While it is on, `selectColumn` is visible, and a tap
   * selects a row instead of opening it.
   */
  selecting?: { isOn: boolean; onLongPress: (row: Row) => void } | undefined
  filters?: ReactNode
  actions?: ReactNode
  searchLabel?: string
  /** Replaces 'No records found.' and its hint, for example when the filters are invalid. */
  empty?: ReactNode
  /** Explains an empty list; not shown for a search without results. */
  emptyHint?: string | undefined
  isStackedOnPhones?: boolean
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, total, view, onView, isLoading, isOutdated = false, error, onRetry, selecting } = props
  const isPhone = useIsPhone()
  const isSelecting = isPhone && selecting?.isOn === true
  const longPress = useLongPress(isSelecting ? undefined : selecting?.onLongPress)
  const hint = view.search ? recordsMessages.searchHint : props.emptyHint
  useLastPage({ view, total, isLoaded: !isLoading && !isOutdated && !error, onView })

  return (
    <div
      className="data-table"
      data-holdable={(isPhone && selecting !== undefined) || undefined}
      data-selecting={isSelecting || undefined}
    >
      <div className="data-table-tools">
        <SearchBox label={props.searchLabel} value={view.search} onSearch={(search) => onView({ search })} />
        {props.filters}
        {props.actions && <div className="data-table-actions">{props.actions}</div>}
      </div>
      <Panel>
        {error ? (
          <ErrorState
            title={contentMessages.loadFailed}
            text={error.message}
            {...(onRetry && { onRetry })}
            isRetrying={isLoading}
          />
        ) : (
          <Table
            caption={props.caption}
            columns={props.columns}
            rows={rows}
            rowsBefore={(view.page - 1) * view.pageSize}
            rowKey={props.rowKey}
            sort={view.sort}
            onSort={(sort) => onView({ sort })}
            {...(props.onOpen && !isSelecting && { onOpen: props.onOpen })}
            {...(props.linkTo && !isSelecting && { linkTo: props.linkTo })}
            {...(props.isSelected && { isSelected: props.isSelected })}
            {...(selecting && isPhone && { rowProps: longPress })}
            isLoading={isLoading}
            isOutdated={isOutdated}
            loadingRows={Math.min(view.pageSize, 10)}
            empty={
              props.empty ?? (
                <>
                  {contentMessages.noRecords}
                  {hint && <p className="label">{hint}</p>}
                </>
              )
            }
            isStackedOnPhones={props.isStackedOnPhones ?? false}
          />
        )}
        {!error && (
          <Pager
            page={view.page}
            pageSize={view.pageSize}
            total={total}
            isLoading={isLoading}
            onPage={(page) => onView({ page })}
            onPageSize={(pageSize) => onView({ pageSize })}
          />
        )}
      </Panel>
    </div>
  )
}
