import { Download } from 'lucide'
import { useState } from 'react'
import { declareExport, type ListExport } from '#contract/back-office/exports.endpoints.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { BYTE_ORDER_MARK, type CsvColumn, saveFile, toCsv } from '../../lib/csv.ts'
import { CallError } from '../../lib/use-call.ts'
import { Button } from '../action/button.tsx'
import { showFailure } from '../feedback/show-failure.ts'
import { Icon } from '../icon.tsx'
import { siteToasts } from '../overlay/toast-queues.ts'

type ExportButtonProps<Row> = {
  /** The name under which the audit log records the export. */
  name: ListExport['list']
  /** Start of the file name, before today's date; defaults to the name of the list. */
  fileName?: string
  columns: readonly CsvColumn<Row>[]
  /** Reads the matching rows of all pages. */
  read: () => Promise<readonly Row[]>
  isDisabled?: boolean
}

export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { name, fileName = name, columns, read, isDisabled = false } = props
  const [isBusy, setBusy] = useState(false)

  async function exportRows() {
    setBusy(true)
    try {
      const rows = await read()
      const declared = await browserApi(declareExport, { body: { list: name, rows: rows.length } })
      if (!declared.ok) throw new CallError(declared)
      saveFile(
        `${fileName}-${siteDay(new Date())}.csv`,
        BYTE_ORDER_MARK + toCsv(columns, rows),
        'text/csv;charset=utf-8',
      )
    } catch (error) {
      console.error(`The export of ${name} failed.`, error)
      if (error instanceof CallError) return showFailure(error.outcome, { isStaff: true })
      siteToasts.show({ kind: 'error', title: contentMessages.title.serverError, text: contentMessages.serverError })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="ghost" size="sm" isBusy={isBusy} disabled={isDisabled} onClick={() => void exportRows()}>
      <Icon of={Download} size={16} /> Export CSV
    </Button>
  )
}
