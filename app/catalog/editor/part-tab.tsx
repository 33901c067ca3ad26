import { Pencil, Plus } from 'lucide'
import { type ReactNode, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import type { TrashEntity } from '#contract/back-office/trash.endpoints.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { Button, IconButton } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { DeleteButton } from '../../ui/overlay/confirm.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { useRecordInAddress } from '../../ui/record/use-opened-record.ts'
import { type Column, Table } from '../../ui/table/table.tsx'
import { OrderedRows } from './ordered-rows.tsx'
import { QueryFailure } from './query-failure.tsx'
import { useDeletion } from './use-deletion.ts'
import type { PartOrder } from './use-part-order.ts'
import type { QueryState } from './use-project-parts.ts'
import './part-tab.css'

export interface PartFormContext {
  takesFocus: boolean
  onSaved: () => void
  onUnsaved: (count: number) => void
  onCancel: (() => void) | undefined
}

export interface PartRowFormProps<Row> {
  projectId: number
  /** Null for a new part. */
  row: Row | null
  context: PartFormContext
}

interface PartTabProps<Row extends { id: number }> {
  caption: string
  addLabel: string
  emptyTitle: string
  query: QueryState<readonly Row[]>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  entity: TrashEntity
  remove: (id: number) => Promise<Outcome<null>>
  invalidates: readonly Endpoint[]
  filters?: ReactNode
  hint?: string
  /** Set if staff can reorder the rows. */
  order?: PartOrder<Row>
  form: (row: Row | null, context: PartFormContext) => ReactNode
}

export function PartTab<Row extends { id: number }>(props: PartTabProps<Row>) {
  const { caption, addLabel, emptyTitle, query, columns, nameOf, invalidates, order, form } = props
  const [edited, setEdited] = useState<{ row: Row | null; round: number; takesFocus: boolean }>(NOTHING_EDITED)
  const [unsaved, setUnsaved] = useState(0)
  const guard = useUnsavedGuard(unsaved > 0, { isOpenByQuery: true })
  const refresh = useRefresh()
  useRecordInAddress(query.data, { record: edited.row, open: edit }, projectToasts)
  const remove = useDeletion({ entity: props.entity, remove: props.remove, invalidates })

  function edit(row: Row | null, takesFocus = true) {
    setEdited(({ round }) => ({ row, round: round + 1, takesFocus }))
  }

  async function removeRow(row: Row) {
    const deletedIds = await remove([row.id], nameOf(row))
    if (deletedIds.includes(edited.row?.id ?? -1)) edit(null, false)
  }

  const actions: Column<Row> = {
    key: 'actions',
    header: <span className="sr-only">{labelMessages.actions}</span>,
    isPinned: true,
    width: '92px',
    isShownOnPhones: true,
    cell: (row) => (
      <span className="part-actions">
        <IconButton
          label={`${recordsMessages.edit} ${nameOf(row)}`}
          title={recordsMessages.edit}
          icon={<Icon of={Pencil} size={17} />}
          onClick={() => guard.unlessUnsaved(() => edit(row))}
        />
        <DeleteButton name={nameOf(row)} onDelete={() => removeRow(row)} />
      </span>
    ),
  }

  const table = (shownColumns: readonly Column<Row>[]) => (
    <Table
      caption={caption}
      columns={shownColumns}
      rows={order?.parts ?? query.data ?? []}
      rowKey={({ id }) => id}
      isSelected={({ id }) => id === edited.row?.id}
      isLoading={query.data === undefined}
      empty={<EmptyState as="p" title={emptyTitle} />}
    />
  )

  const list = query.error ? (
    <QueryFailure query={query} />
  ) : (
    <Panel>
      {order ? (
        <OrderedRows nameOf={nameOf} order={order}>
          {(orderColumn) => table([orderColumn, ...columns, actions])}
        </OrderedRows>
      ) : (
        table([...columns, actions])
      )}
    </Panel>
  )

  return (
    <>
      <Split
        {...(!edited.row && { add: { label: addLabel, onAdd: () => guard.unlessUnsaved(() => edit(null)) } })}
        main={
          <>
            <div className="part-tools">
              {props.filters}
              {edited.row && (
                <Button variant="ghost" size="sm" onClick={() => guard.unlessUnsaved(() => edit(null))}>
                  <Icon of={Plus} size={16} /> {addLabel}
                </Button>
              )}
            </div>
            {props.hint && <p className="part-hint">{props.hint}</p>}
            {order && order.parts.length > 1 && (
              <p className="part-hint part-hint-order">{editorMessages.order.hint}</p>
            )}
            {list}
          </>
        }
        side={
          <div key={edited.round}>
            {form(edited.row, {
              takesFocus: edited.takesFocus,
              onSaved: () => {
                edit(null)
                void refresh(...invalidates)
              },
              onUnsaved: setUnsaved,
              onCancel: edited.row ? () => guard.unlessUnsaved(() => edit(null)) : undefined,
            })}
          </div>
        }
      />
      {guard.dialog}
    </>
  )
}

const NOTHING_EDITED = { row: null, round: 0, takesFocus: false }
