import { useId } from 'react'
import { RECORD_IMPORT_LIMIT } from '#contract/imports/imports.constants.ts'
import { recordImportsMessages } from '#contract/imports/record-imports.messages.ts'
import type { RecordsPreview, RecordsToImport, RecordsToPreview } from '#contract/imports/record-imports.schema.ts'
import type { Outcome } from '../lib/api-client.ts'
import { ImportDialog } from '../ui/import/import-dialog.tsx'
import { ImportTemplate } from '../ui/import/import-template.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { acceptOf } from './chosen-file.ts'
import { sendImportFiles } from './send-import-files.ts'

type RecordImportDialogProps<Column extends string> = {
  isOpen: boolean
  onClose: () => void
  hint: string
  template: {
    name: string
    columns: Readonly<Record<Column, readonly [string, ...string[]]>>
    required: readonly Column[]
    example: Readonly<Record<Column, string>>
  }
  preview: (body: RecordsToPreview) => Promise<Outcome<RecordsPreview>>
  store: (body: RecordsToImport) => Promise<Outcome<unknown>>
  onImported: () => void
}

/** Imports records with their files, which are uploaded once the preview is confirmed. */
export function RecordImportDialog<Column extends string>(props: RecordImportDialogProps<Column>) {
  const { isOpen, onClose, hint, template, preview, store, onImported } = props
  const columns = Object.keys(template.columns) as Column[]
  return (
    <ImportDialog<RecordsPreview>
      id={useId()}
      isOpen={isOpen}
      onClose={onClose}
      hint={
        <>
          <p>{hint}</p>
          <p>{recordImportsMessages.required(template.required.map((key) => template.columns[key][0]))}</p>
          <ImportTemplate
            name={template.name}
            columns={columns.map((key) => template.columns[key][0])}
            example={columns.map((key) => template.example[key])}
          />
        </>
      }
      countLabels={recordImportsMessages.count}
      limit={RECORD_IMPORT_LIMIT}
      missingIn={({ missing }) => missing}
      accept={`${acceptOf('image')},${acceptOf('video')}`}
      check={(csv, files) => preview({ csv, paths: [...files.keys()] })}
      store={async (csv, given) => {
        const sent = await sendImportFiles(given.preview.files, given)
        return sent.ok ? store({ csv, files: sent.data, seen: given.preview.seen }) : sent
      }}
      onImported={(message) => {
        onClose()
        siteToasts.show({ kind: 'success', title: message })
        onImported()
      }}
    />
  )
}
