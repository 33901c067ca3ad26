import { createHash } from 'node:crypto'
import { type ImportState, LIST_SEPARATOR } from '#contract/imports/imports.constants.ts'
import { recordImportsMessages as messages } from '#contract/imports/record-imports.messages.ts'
import type { RecordsPreview } from '#contract/imports/record-imports.schema.ts'
import { originalNameOf } from '#contract/uploads/original-name.ts'
import type { UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { AppError } from '#server/errors.ts'
import { previewOf } from './import-preview.ts'
import type { ImportedFiles } from './imported-files.ts'

export interface RecordLine {
  line: number
  key: string
  /** The id of a stored record, or a string that identifies a new one. Null if it is unknown which record is meant. */
  identity: number | string | null
  stored: { id: number; version: number } | null
  details: string[]
  problems: string[]
  /** Sentences about files that are not chosen yet. */
  missing: string[]
}

/** Lists the problems of each line in the order of `columns`, after those of the whole line. */
export function compareLines<L extends RecordLine>(
  lines: readonly L[],
  { files, columns }: { files: ImportedFiles; columns: readonly string[] },
) {
  const firstLines = new Map<number | string, number>()
  const rows = lines.map(({ line, key, identity, details, problems, missing, stored }) => {
    const first = identity === null ? undefined : firstLines.get(identity)
    if (identity !== null && first === undefined) firstLines.set(identity, line)
    const all = first === undefined ? problems : [messages.repeated(first), ...problems]
    const isWrong = all.length > 0
    const state: ImportState = isWrong ? 'wrong' : stored === null ? 'new' : details.length > 0 ? 'changed' : 'same'
    const message = inColumnOrder(isWrong ? all : missing, columns).join('\n') || null
    return { line, state, key, text: null, details: isWrong ? [] : details, message }
  })
  const toStore = lines.filter((_, nth) => rows[nth]?.state === 'new' || rows[nth]?.state === 'changed')
  const seen = createHash('sha256')
    .update(
      JSON.stringify(lines.map(({ stored, details }, nth) => [stored?.id, stored?.version, rows[nth]?.state, details])),
    )
    .digest('hex')
  const preview: RecordsPreview = { ...previewOf(rows), files: files.named(), missing: files.missing(), seen }
  return { preview, toStore }
}

function inColumnOrder(sentences: readonly string[], columns: readonly string[]) {
  const prefixes = columns.map((column) => messages.inColumn(column, ''))
  const rank = (sentence: string) => prefixes.findIndex((prefix) => sentence.startsWith(prefix))
  return sentences.toSorted((one, other) => rank(one) - rank(other))
}

/** Call before the first change of an import, like `requireNoWrongLine`. */
export function requireAllFiles({ missing }: RecordsPreview) {
  if (missing.length > 0) throw new AppError('invalid', messages.filesMissing(missing.length))
}

/** Throws if the stored records or the changes differ from the preview. Checks nothing if the caller sent no `seen`. */
export function requireSeen(seen: string | undefined, preview: RecordsPreview) {
  if (seen !== undefined && seen !== preview.seen) throw new AppError('conflict', messages.changedSincePreview)
}

/** The keys are in lower case. */
export function groupByName<T extends { name: string }>(records: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const record of records) {
    const key = record.name.toLowerCase()
    const group = groups.get(key)
    if (group) group.push(record)
    else groups.set(key, [record])
  }
  return groups
}

/** Describes the change of a field. Empty if there is none. Long values are shortened or left out. */
export function changeOf(column: string, before: string | null, after: string | null) {
  const [from, to] = [before ?? '', after ?? '']
  if (from === to) return []
  const isLong = Math.max(from.length, to.length) > SHOWN_TEXT
  return [isLong && from !== '' ? messages.rewritten(column) : messages.change(column, from, shorten(to))]
}

const SHOWN_TEXT = 80

function shorten(text: string) {
  return text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT).trimEnd()}…` : text
}

/** Describes the change of a field with one file, without the upload times in stored names. */
export function fileChangeOf(column: string, before: string | null, name: string) {
  return changeOf(column, before === null ? null : originalNameOf(before), name)
}

interface NamedFiles {
  column: string
  folder: UploadFolder
  names: readonly string[]
  current: readonly (string | null)[]
}

/**
 * Returns the files in a cell that the record does not have yet. `details` has the names in the cell, because stored
 * names are only known after the upload.
 */
export function readFiles(files: ImportedFiles, { column, folder, names, current }: NamedFiles) {
  const found = names.map((name) => ({ name, ...files.find({ folder, name, current }) }))
  const added = found.flatMap(({ name, storedName }) =>
    storedName === null || current.includes(storedName) ? [] : [{ name, storedName }],
  )
  return {
    added,
    details: added.length === 0 ? [] : [messages.added(column, added.map(({ name }) => name).join(', '))],
    problems: found.flatMap(({ problem }) => (problem === null ? [] : [messages.inColumn(column, problem)])),
    missing: found.flatMap(({ name, isMissing }) =>
      isMissing ? [messages.inColumn(column, messages.fileMissing(name))] : [],
    ),
  }
}

export function listIn(cell: string) {
  const names = cell.split(LIST_SEPARATOR).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Finds an option by name, case-insensitively; an empty cell selects nothing. */
export function choiceIn<T>(column: string, cell: string, choices: readonly (readonly [name: string, value: T])[]) {
  if (cell === '') return { value: null, problems: [] }
  const chosen = choices.find(([name]) => name.toLowerCase() === cell.toLowerCase())
  if (chosen) return { value: chosen[1], problems: [] }
  const message = messages.notKnown(
    shorten(cell),
    choices.map(([name]) => name),
  )
  return { value: null, problems: [messages.inColumn(column, message)] }
}
