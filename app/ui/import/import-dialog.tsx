import { Upload } from 'lucide'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ImportPreview } from '#contract/imports/import-preview.schema.ts'
import { IMPORT_LIMIT, IMPORT_STATES, type ImportState } from '#contract/imports/imports.constants.ts'
import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { recordImportsMessages } from '#contract/imports/record-imports.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { Button } from '../action/button.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { Icon } from '../icon.tsx'
import { focusPageIfLost } from '../lost-focus.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { type ChosenFile, droppedFiles, filesOf } from './dropped-files.ts'
import { ImportFiles } from './import-files.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportTable } from './import-table.tsx'
import { type ImportCalls, useImport } from './use-import.ts'
import './import.css'

type ImportDialogProps<P extends ImportPreview> = ImportCalls<P> & {
  id: string
  isOpen: boolean
  onClose: () => void
  hint: ReactNode
  /** Overrides the labels of counts where the default does not fit. */
  countLabels?: Partial<Record<ImportState, string>>
  limit?: { lines: number; bytes: number }
  /** Shows all lines in a table, even while some are invalid. `matching` says how lines are matched with records. */
  table?: { keyHeading: string; matching: string }
  /** The files that lines name and that are not chosen yet. */
  missingIn?: (preview: P) => readonly string[]
}

/** Imports a CSV file in three steps: choose it, preview the changes, confirm. */
export function ImportDialog<P extends ImportPreview>(props: ImportDialogProps<P>) {
  const { id, isOpen, onClose, hint, countLabels, limit = IMPORT_LIMIT, table, missingIn, ...calls } = props
  const chooser = useRef<HTMLInputElement>(null)
  const { checked, reading, problem, progress, isRunning, files, chooseAll, confirm, downloadRemarks, reset } =
    useImport(calls)
  const labels = { ...messages.count, ...countLabels }
  const counts = checked?.preview.counts
  const changes = counts ? counts.new + counts.changed : 0
  const isWrong = counts !== undefined && counts.wrong > 0
  const missing = (checked && missingIn?.(checked.preview)) ?? []
  // One wrong line or missing file prevents the whole import.
  const canImport = changes > 0 && !isWrong && missing.length === 0
  const wrongLines = checked?.preview.rows.flatMap(({ state, line }) => (state === 'wrong' ? line : [])) ?? []
  const remarks = isWrong && (
    <button type="button" className="import-remarks" onClick={downloadRemarks}>
      {messages.remarks}
    </button>
  )

  function close() {
    reset()
    onClose()
    // A dialog opened by the URL has no button to return the focus to.
    focusPageIfLost()
  }

  const chooseFiles = calls.accept !== undefined && (
    <ImportFiles
      count={files.size}
      missing={missing}
      accept={calls.accept}
      isBusy={isRunning}
      onChoose={(chosen) => void chooseAll(chosen)}
    />
  )

  return (
    <Dialog
      id={id}
      isOpen={isOpen}
      onClose={close}
      isDismissable={false}
      closesOnEscape={!isRunning}
      className="import-dialog dialog-flush"
      label={messages.title}
    >
      <header className="import-head">
        <h2 className="import-title">{titleOf(reading, checked, table !== undefined)}</h2>
        <p className="import-lead">{checked ? leadOf(checked, table?.matching) : messages.lead}</p>
      </header>
      <div className="import-body" aria-busy={reading !== null}>
        {problem && <FormAlert key={problem} text={problem} />}
        {checked ? (
          <>
            <dl className="import-counts">
              {IMPORT_STATES.map((state) => (
                <div key={state} data-wrong={(state === 'wrong' && isWrong) || undefined}>
                  <dt>{labels[state]}</dt>
                  <dd>{checked.preview.counts[state].toLocaleString('en-IN')}</dd>
                </div>
              ))}
            </dl>
            {chooseFiles}
            {table ? (
              <ImportTable
                key={checked.csv}
                preview={checked.preview}
                keyHeading={table.keyHeading}
                actions={remarks}
              />
            ) : (
              <ImportRows
                rows={checked.preview.rows}
                total={totalOf(checked.preview.counts)}
                isWrong={isWrong}
                labels={labels}
              />
            )}
          </>
        ) : (
          <>
            <DropArea isReading={reading !== null} onChoose={() => chooser.current?.click()} onDrop={chooseAll}>
              {hint}
              <p>{messages.limits(limit.lines, limit.bytes / 1024 ** 2)}</p>
            </DropArea>
            {chooseFiles}
          </>
        )}
      </div>
      <input
        ref={chooser}
        className="import-chooser"
        type="file"
        accept=".csv,text/csv"
        aria-label={uploadsMessages.chooseFile}
        tabIndex={-1}
        onChange={({ target }) => {
          void chooseAll(filesOf(target))
          target.value = ''
        }}
      />
      {checked && (
        <footer className="import-foot">
          {table ? isWrong && <p className="import-correct">{messages.correct(wrongLines)}</p> : remarks}
          {!isWrong && missing.length > 0 && (
            <p className="import-correct">{recordImportsMessages.filesMissing(missing.length)}</p>
          )}
          <Button variant={canImport ? 'ghost' : 'ink'} onClick={() => chooser.current?.click()}>
            <Icon of={Upload} size={16} /> {messages.chooseAgain}
          </Button>
          <Button
            className="import-confirm"
            disabled={!canImport}
            isBusy={isRunning}
            busyLabel={progress ?? messages.importing}
            onClick={() => void confirm()}
          >
            {table ? messages.confirmChanges(changes) : messages.confirm(changes)}
          </Button>
        </footer>
      )}
    </Dialog>
  )
}

type Checked = NonNullable<ReturnType<typeof useImport<ImportPreview>>['checked']>

function titleOf(reading: string | null, checked: Checked | null, hasTable: boolean) {
  if (reading !== null) return messages.checking(reading)
  if (!checked) return messages.title
  const { wrong, new: added, changed } = checked.preview.counts
  if (wrong > 0 && !hasTable) return messages.cannotBeUsed(wrong, checked.name)
  return added + changed + wrong === 0 ? messages.unchanged(checked.name) : messages.ready(checked.name)
}

function leadOf({ preview: { counts }, seconds }: Checked, matching: string | undefined) {
  const unchanged = counts.wrong > 0 ? messages.nothingUntilRight : messages.nothingUntilConfirmed
  return matching ? `${unchanged} ${matching}` : `${messages.linesRead(totalOf(counts), seconds)} ${unchanged}`
}

function totalOf(counts: Checked['preview']['counts']) {
  return IMPORT_STATES.reduce((sum, state) => sum + counts[state], 0)
}

type DropAreaProps = {
  isReading: boolean
  onChoose: () => void
  onDrop: (files: readonly ChosenFile[]) => unknown
  children: ReactNode
}

function DropArea({ isReading, onChoose, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const hintId = useId()

  async function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onDrop(await droppedFiles(event.dataTransfer))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside
    <div
      className="import-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isReading ? (
        <Spinner />
      ) : (
        <>
          <Button aria-describedby={hintId} onClick={onChoose}>
            <Icon of={Upload} size={16} /> {uploadsMessages.chooseFile}
          </Button>
          <p>{uploadsMessages.orDropIt}</p>
        </>
      )}
      <div id={hintId} className="import-hint">
        {children}
      </div>
    </div>
  )
}
