import { useRef, useState } from 'react'
import type { ImportPreview } from '#contract/imports/import-preview.schema.ts'
import { IMPORT_LIMIT, IMPORTED_FILES_LIMIT } from '#contract/imports/imports.constants.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { recordImportsMessages } from '#contract/imports/record-imports.messages.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { changeFailureText } from '../../lib/change-failure-text.ts'
import { BYTE_ORDER_MARK, saveFile } from '../../lib/csv.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useRunOnce } from '../../lib/use-save.ts'
import { addRemarks } from './add-remarks.ts'
import type { ChosenFile } from './dropped-files.ts'
import { readText } from './read-text.ts'

/** The files that a CSV file refers to, by path. */
export type ChosenFiles = ReadonlyMap<string, File>

export interface ToStore<P> {
  preview: P
  files: ChosenFiles
  onProgress: (text: string) => void
  /** Aborted when the dialog closes. */
  signal: AbortSignal
}

export interface ImportCalls<P extends ImportPreview> {
  /** Requests the preview of an import. */
  check: (csv: string, files: ChosenFiles) => Promise<Outcome<P>>
  /** Runs the import. */
  store: (csv: string, given: ToStore<P>) => Promise<Outcome<unknown>>
  onImported: (message: string) => void
  /** Comma-separated extensions of the files that lines may refer to; omitted if there are none. */
  accept?: string
}

interface Checked<P> {
  name: string
  csv: string
  preview: P
  seconds: string
}

export function useImport<P extends ImportPreview>({ check, store, onImported, accept }: ImportCalls<P>) {
  const [checked, setChecked] = useState<Checked<P> | null>(null)
  const [files, setFiles] = useState<ChosenFiles>(NO_FILES)
  const [reading, setReading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  const { runOnce, isRunning } = useRunOnce()

  async function read(name: string, csv: string, beside: ChosenFiles) {
    setReading(name)
    try {
      const started = performance.now()
      const outcome = await check(csv, beside)
      if (!outcome.ok) return setProblem(failureText(outcome))
      const seconds = Math.max(0.1, (performance.now() - started) / 1000).toFixed(1)
      setChecked({ name, csv, preview: outcome.data, seconds })
    } finally {
      setReading(null)
    }
  }

  /** Accepts a CSV file, the files it refers to, or both. */
  const chooseAll = (chosen: readonly ChosenFile[]) =>
    runOnce(async () => {
      setProblem(null)
      const csv = chosen.find(({ file }) => accept === undefined || isCsv(file))?.file
      const added = chosen.filter(({ file }) => !isCsv(file) && accept?.split(',').some((end) => endsWith(file, end)))
      if (!csv && added.length === 0) return chosen.length > 0 && setProblem(recordImportsMessages.noFilesFound)
      const beside = new Map([...files, ...added.map(({ path, file }) => [path, file] as const)])
      if (beside.size > IMPORTED_FILES_LIMIT.files)
        return setProblem(recordImportsMessages.tooManyFiles(IMPORTED_FILES_LIMIT.files))
      setFiles(beside)
      if (csv && csv.size > IMPORT_LIMIT.bytes) {
        setChecked(null)
        return setProblem(importsMessages.tooLarge(IMPORT_LIMIT.bytes / 1024 ** 2))
      }
      if (csv) {
        setChecked(null)
        const text = await readText(csv)
        if (text === null) return setProblem(importsMessages.notText)
        await read(csv.name, text, beside)
      } else if (checked) await read(checked.name, checked.csv, beside)
    })

  const confirm = () =>
    runOnce(async () => {
      if (!checked) return
      setProblem(null)
      const controller = new AbortController()
      stop.current = controller
      const given = { preview: checked.preview, files, onProgress: setProgress, signal: controller.signal }
      const outcome = await store(checked.csv, given)
      setProgress(null)
      if (outcome.ok) {
        reset()
        return onImported(outcome.message)
      }
      if (controller.signal.aborted) return
      setProblem(changeFailureText(outcome))
      // Records may have changed since the preview and made lines invalid, so request the preview again to show which.
      if (outcome.reason === 'refused') await read(checked.name, checked.csv, files)
    })

  function downloadRemarks() {
    if (!checked) return
    const remarked = addRemarks(checked.csv, checked.preview.rows)
    saveFile(checked.name.replace(/(\.csv)?$/i, '-remarks.csv'), BYTE_ORDER_MARK + remarked, 'text/csv;charset=utf-8')
  }

  function reset() {
    stop.current?.abort()
    setChecked(null)
    setFiles(NO_FILES)
    setProblem(null)
  }

  return { checked, reading, problem, progress, isRunning, files, chooseAll, confirm, downloadRemarks, reset }
}

const NO_FILES: ChosenFiles = new Map()

function isCsv(file: File) {
  return endsWith(file, '.csv') || file.type === 'text/csv'
}

function endsWith({ name }: File, extension: string) {
  return name.toLowerCase().endsWith(extension)
}
