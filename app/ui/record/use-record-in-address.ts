import { useEffect, useRef } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { siteToasts } from '../overlay/toasts.tsx'
import { useAddressParams } from '../table/use-address-params.ts'
import { recordIn, withRecord } from './use-opened-record.ts'

interface RecordForm<Row> {
  record: Row | null
  open: (record: Row) => void
}

/**
 * The address names the record in the form, so that it can be shared. It is read once, when the list has arrived, and
 * follows the form from then on, without steps to go back to.
 */
export function useRecordInAddress<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  form: RecordForm<Row>,
  toasts = siteToasts,
) {
  const [params, changeParams] = useAddressParams()
  const isRead = useRef(false)
  const wanted = recordIn(params)
  const open = form.record?.id ?? null

  useEffect(() => {
    if (!rows) return
    if (!isRead.current) {
      isRead.current = true
      const found = rows.find(({ id }) => id === wanted)
      if (found) form.open(found)
      else if (wanted !== null) toasts.show({ kind: 'warning', title: recordsMessages.recordGone })
      if (found) return
    }
    if (open !== wanted) changeParams((before) => withRecord(before, open), { replace: true })
  })
}
