import type * as z from 'zod/mini'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { restoreRecord, type TrashEntity } from '#contract/back-office/trash.endpoints.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { showFailure } from '../feedback/show-failure.ts'
import type { FormValues } from '../form/form-values.ts'
import { useUnsavedGuard } from '../form/unsaved-guard.tsx'
import { siteToasts } from '../overlay/toast-queues.ts'
import type { Column } from '../table/table.tsx'
import { useLocalRows } from '../table/use-local-rows.ts'
import { useTableView } from '../table/use-table-view.ts'
import { useRecordInAddress } from './use-opened-record.ts'
import { useRecordForm } from './use-record-form.ts'

interface NamedRecord {
  id: number
  name: string
  version?: number | undefined
}

export interface RecordActions<Row> {
  edit: (record: Row) => void
  remove: (record: Row) => Promise<void>
}

/** For columns that change a record outside the form. */
export interface RecordScreen<Row> {
  form: { record: Row | null; isChanged: boolean; noteVersion: (version: number | undefined) => void }
  reload: () => Promise<unknown>
}

interface RecordScreenOptions<Row extends NamedRecord, S extends z.ZodMiniType<{ name: string }>> {
  /** The complete list as loaded. */
  records: {
    data: readonly Row[] | undefined
    error: { message: string } | null
    isPending: boolean
    refetch: () => Promise<{ data: readonly Row[] | undefined }>
  }
  /** The rows left by the screen's filter; all of them if omitted. */
  shown?: readonly Row[]
  columnsOf: (actions: RecordActions<Row>, screen: RecordScreen<Row>) => Column<Row>[]
  schema: S
  valuesOf: (record: Row) => FormValues
  save: (draft: z.output<S>) => Promise<Outcome<unknown> | null>
  remove: (id: number) => Promise<Outcome<unknown>>
  entity: TrashEntity
  words: { saved: string; deleted: string }
}

/** A list loaded as a whole, with the form for one of its records beside it. */
export function useRecordScreen<Row extends NamedRecord, S extends z.ZodMiniType<{ name: string }>>(
  options: RecordScreenOptions<Row, S>,
) {
  const { records, columnsOf, schema, valuesOf, save, words } = options
  const reload = async () => (await records.refetch()).data
  const form = useRecordForm<Row, S>({
    schema,
    valuesOf,
    save,
    reload,
    onSaved: ({ name }) => siteToasts.show({ kind: 'success', title: words.saved, text: name }),
  })
  const guard = useUnsavedGuard(form.isChanged)
  useRecordInAddress(records.data, form)
  const actions = { edit: (record: Row) => guard.unlessUnsaved(() => form.open(record)), remove }
  const columns = columnsOf(actions, { form, reload })
  const [view, changeView] = useTableView(columns)
  const page = useLocalRows({ rows: options.shown ?? records.data ?? NONE, columns, view })

  async function remove(record: Row) {
    const isRemoved = await removeRecord({
      record,
      entity: options.entity,
      remove: options.remove,
      words: words.deleted,
      reload,
    })
    if (isRemoved && form.record?.id === record.id) form.open(null)
  }

  return {
    form,
    reload,
    cancel: () => guard.unlessUnsaved(() => form.open(null)),
    /** Confirmation before unsaved text is lost; the screen must render it. */
    question: guard.dialog,
    /** Props of the list's DataTable. */
    table: {
      columns,
      rows: page.rows,
      total: page.total,
      rowKey: ({ id }: Row) => id,
      view,
      onView: changeView,
      isLoading: records.isPending,
      error: records.data ? null : records.error,
      onRetry: () => void records.refetch(),
      isSelected: ({ id }: Row) => id === form.record?.id,
    },
  }
}

const NONE: never[] = []

interface Removal {
  record: { id: number; name: string }
  entity: TrashEntity
  remove: (id: number) => Promise<Outcome<unknown>>
  /** Text of the toast after the deletion. */
  words: string
  reload: () => Promise<unknown>
}

/** Moves a record to the trash and shows a toast with an undo button. Resolves to whether it was deleted. */
export async function removeRecord({ record, entity, remove, words, reload }: Removal) {
  const outcome = await remove(record.id)
  if (!outcome.ok) {
    showFailure(outcome, { isStaff: true, action: 'Deleting' })
    return false
  }
  siteToasts.show({
    kind: 'success',
    title: words,
    text: record.name,
    action: { label: recordsMessages.undo, onAct: () => void bringBack() },
  })
  await reload()
  return true

  async function bringBack() {
    const restored = await browserApi(restoreRecord, { body: { entity, id: record.id } })
    if (!restored.ok) return showFailure(restored, { isStaff: true, action: 'Restoring' })
    siteToasts.show({ kind: 'success', title: recordsMessages.restored, text: record.name })
    await reload()
  }
}
