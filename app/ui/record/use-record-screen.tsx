import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type * as z from 'zod/mini'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { restoreRecord, type TrashEntity } from '#contract/back-office/trash.endpoints.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { ANY_VIEW } from '../../lib/page-of.ts'
import type { CallQuery } from '../../lib/use-call.ts'
import { type SaveFailureOptions, showFailure } from '../feedback/show-failure.ts'
import type { FormValues } from '../form/form-values.ts'
import { useUnsavedGuard } from '../form/unsaved-guard.tsx'
import { siteToasts } from '../overlay/toast-queues.ts'
import type { Column } from '../table/table.tsx'
import { type GrowingList, useGrowingList } from '../table/use-growing-list.ts'
import { useTableView } from '../table/use-table-view.ts'
import { recordIn, useRecordInAddress } from './use-opened-record.ts'
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

/** Passed to the columns, because some of them change a record without the form. */
export interface RecordScreen<Row> {
  form: { record: Row | null; isChanged: boolean; noteVersion: (version: number | undefined) => void }
  reload: () => Promise<unknown>
}

interface RecordScreenOptions<
  Row extends NamedRecord,
  S extends z.ZodMiniType<{ name: string }>,
  Filters,
  P extends Page<Row>,
> extends Pick<SaveFailureOptions, 'isSpecified'> {
  list: Omit<GrowingList<Row, Filters, P>, 'columns' | 'view'>
  columnsOf: (actions: RecordActions<Row>, screen: RecordScreen<Row>) => Column<Row>[]
  schema: S
  valuesOf: (record: Row) => FormValues
  save: (draft: z.output<S>) => Promise<Outcome<unknown> | null>
  remove: (id: number) => Promise<Outcome<unknown>>
  entity: TrashEntity
  words: { saved: string; deleted: string }
}

/** Manages a screen with a list and, beside it, the form for one of its records. */
export function useRecordScreen<
  Row extends NamedRecord,
  S extends z.ZodMiniType<{ name: string }>,
  Filters extends { id?: number | null | undefined },
  P extends Page<Row>,
>(options: RecordScreenOptions<Row, S, Filters, P>) {
  const { columnsOf, schema, valuesOf, save, words } = options
  const { whole, page, noFilters } = options.list
  const client = useQueryClient()
  const find = (id: number) => page(ANY_VIEW, { ...noFilters, id })
  const reload = () =>
    Promise.all([whole, find(0)].map(({ queryKey }) => client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })))

  const form = useRecordForm<Row, S>({
    schema,
    valuesOf,
    save,
    isSpecified: options.isSpecified,
    readAgain: async (id) => {
      await reload()
      const stored = await client.fetchQuery(find(id)).catch(() => null)
      return stored?.rows[0]
    },
    onSaved: ({ name }) => {
      siteToasts.show({ kind: 'success', title: words.saved, text: name })
      void reload()
    },
  })
  const guard = useUnsavedGuard(form.isChanged)
  const addressed = useAddressedRecord<Row, P>(find)
  useRecordInAddress(addressed.rows, form)
  const actions = { edit: (record: Row) => guard.unlessUnsaved(() => form.open(record)), remove }
  const columns = columnsOf(actions, { form, reload })
  const [view, changeView] = useTableView(columns)
  const list = useGrowingList<Row, Filters, P>({ ...options.list, columns, view })

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
    /** The dialog that asks before unsaved changes are lost; the screen must render it. */
    question: guard.dialog,
    table: {
      ...list.table,
      // Rows already shown stay when refetching fails.
      error: list.table.rows.length > 0 ? null : list.table.error,
      rowKey: ({ id }: Row) => id,
      onView: changeView,
      onRetry: () => {
        list.table.onRetry()
        addressed.retry()
      },
      isSelected: ({ id }: Row) => id === form.record?.id,
    },
    overall: list.overall,
  }
}

/**
 * Loads the record whose id was in the URL when the screen opened. `rows` is empty if there was no id, and undefined
 * until the record has loaded.
 */
function useAddressedRecord<Row, P extends Page<Row>>(find: (id: number) => CallQuery<P>) {
  const [params] = useSearchParams()
  const [id] = useState(() => recordIn(params))
  const query = useQuery({ ...find(id ?? 0), enabled: id !== null })
  return {
    rows: id === null ? NONE : query.data?.rows,
    retry: () => {
      if (query.isError) void query.refetch()
    },
  }
}

const NONE: never[] = []

interface Removal {
  record: { id: number; name: string }
  entity: TrashEntity
  remove: (id: number) => Promise<Outcome<unknown>>
  /** Title of the toast after the deletion. */
  words: string
  reload: () => Promise<unknown>
}

/** Moves a record to the trash and shows a toast with an undo button. Resolves to false if that failed. */
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
