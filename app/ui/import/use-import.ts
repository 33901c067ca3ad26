import { useState } from 'react'
import type { ImportPreview } from '#contract/imports/import-preview.schema.ts'
import { IMPORT_LIMIT } from '#contract/imports/imports.constants.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { BYTE_ORDER_MARK, saveFile } from '../../lib/csv.ts'
import { useRunOnce } from '../../lib/use-save.ts'
import { addRemarks } from './add-remarks.ts'

export interface ImportCalls {
  /** Reads what the file would change. */
  check: (csv: string) => Promise<Outcome<ImportPreview>>
  /** Imports the file. */
  store: (csv: string) => Promise<Outcome<unknown>>
  onImported: (message: string) => void
}

interface Checked {
  name: string
  csv: string
  preview: ImportPreview
  seconds: string
}

/** The steps of an import: choose a file, see what it would change, confirm. */
export function useImport({ check, store, onImported }: ImportCalls) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { runOnce, isRunning } = useRunOnce()

  async function read(name: string, csv: string) {
    const started = performance.now()
    const outcome = await check(csv)
    if (!outcome.ok) return setProblem(outcome.message)
    const seconds = Math.max(0.1, (performance.now() - started) / 1000).toFixed(1)
    setChecked({ name, csv, preview: outcome.data, seconds })
  }

  const choose = (file: File) =>
    runOnce(async () => {
      setProblem(null)
      setChecked(null)
      if (file.size > IMPORT_LIMIT.bytes) return setProblem(importsMessages.tooLarge(IMPORT_LIMIT.bytes / 1024 ** 2))
      setReading(file.name)
      try {
        await read(file.name, await readText(file))
      } finally {
        setReading(null)
      }
    })

  const confirm = () =>
    runOnce(async () => {
      if (!checked) return
      setProblem(null)
      const outcome = await store(checked.csv)
      if (outcome.ok) return onImported(outcome.message)
      setProblem(outcome.message)
      // Another record may have been changed since the preview, so that a line is wrong now.
      if (outcome.reason === 'refused') await read(checked.name, checked.csv)
    })

  function downloadRemarks() {
    if (!checked) return
    const remarked = addRemarks(checked.csv, checked.preview.rows)
    saveFile(checked.name.replace(/(\.csv)?$/i, '-remarks.csv'), BYTE_ORDER_MARK + remarked, 'text/csv;charset=utf-8')
  }

  function reset() {
    setChecked(null)
    setProblem(null)
  }

  return { checked, reading, problem, isRunning, choose, confirm, downloadRemarks, reset }
}

/** Reads a file as a spreadsheet saves it: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
async function readText(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
