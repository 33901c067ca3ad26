import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import { idIn } from '../../lib/id-in.ts'
import type { CallQuery } from '../../lib/use-call.ts'
import { siteToasts } from '../overlay/toast-queues.ts'
import { useAddressParams } from '../table/use-address-params.ts'

interface OpenedRecord<Row> {
  rows: readonly Row[]
  isLoading: boolean
  /** Fetches a record that is not among the rows, for example from a shared link. */
  find: (id: number) => CallQuery<Page<Row>>
}

const RECORD = 'record'

/**
 * Stores the id of the record open in a list's drawer in the URL, so that it can be shared and the back button closes
 * the drawer. Moving to the next or previous record replaces the history entry.
 */
export function useOpenedRecord<Row extends { id: number }>({ rows, isLoading, find }: OpenedRecord<Row>) {
  const [params, changeParams] = useAddressParams()
  const navigate = useNavigate()
  /** The record in the history entry that opening the drawer added; null if it added none. */
  const steppedTo = useRef<number | null>(null)
  const id = recordIn(params)
  const shown = rows.find((row) => row.id === id)
  const query = useQuery({ ...find(id ?? 0), enabled: id !== null && !isLoading && !shown })
  const found = id === null ? null : (shown ?? query.data?.rows.find((row) => row.id === id) ?? null)
  const isMissing = id !== null && !isLoading && !found && query.isSuccess && !query.isPlaceholderData

  useEffect(() => {
    if (!isMissing) return
    siteToasts.show({ kind: 'warning', title: recordsMessages.recordGone })
    changeParams(without, { replace: true })
  })

  function open(row: Row | null) {
    if (row) {
      if (id === null || steppedTo.current === id) steppedTo.current = row.id
      return changeParams((before) => withRecord(before, row.id), { replace: id !== null })
    }
    // The back button has already closed the record.
    if (id === null) return
    // Remove the history entry of the opening, so that the back button does not reopen the record.
    if (steppedTo.current === id) void navigate(-1)
    else changeParams(without, { replace: true })
  }

  return [found, open] as const
}

/** Returns the record id in the URL; null if it is missing or invalid. */
export function recordIn(params: URLSearchParams) {
  return idIn(params.get(RECORD))
}

export function withRecord(params: URLSearchParams, id: number | null) {
  const next = new URLSearchParams(params)
  if (id === null) next.delete(RECORD)
  else next.set(RECORD, String(id))
  return next
}

function without(params: URLSearchParams) {
  return withRecord(params, null)
}

interface RecordForm<Row> {
  record: Row | null
  open: (record: Row) => void
}

/**
 * Keeps the id of the edited record in the URL, so that it can be shared. The URL is read once, when the list has
 * loaded; after that it follows the form, without new history entries.
 */
export function useRecordInAddress<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  form: RecordForm<Row>,
  toasts = siteToasts,
) {
  const [params, changeParams] = useAddressParams()
  const isRead = useRef(false)
  const requested = recordIn(params)
  const open = form.record?.id ?? null

  useEffect(() => {
    if (!rows) return
    if (!isRead.current) {
      isRead.current = true
      const found = rows.find(({ id }) => id === requested)
      if (found) form.open(found)
      else if (requested !== null) toasts.show({ kind: 'warning', title: recordsMessages.recordGone })
      if (found) return
    }
    if (open !== requested) changeParams((before) => withRecord(before, open), { replace: true })
  })
}
