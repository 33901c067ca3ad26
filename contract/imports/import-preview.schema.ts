import * as z from 'zod/mini'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { IMPORT_LIMIT, IMPORT_STATES } from './imports.constants.ts'
import { importsMessages } from './imports.messages.ts'

export const ImportRow = z.object({
  /** As in a text editor: the header row is line 1. */
  line: z.int(),
  state: z.enum(IMPORT_STATES),
  /** The value that identifies the record, as written in the file. */
  key: z.string(),
  /**
   * Describes the values of the line or, for unit types, what it changes. Null for invalid lines and imports of records
   * with `details`.
   */
  text: z.nullable(z.string()),
  /** The values of a new record, or the changes to a stored one. Only in imports of projects and media. */
  details: z.optional(z.array(z.string())),
  /** Why the line is invalid, or a note about a valid one. Several sentences are separated by line ends. */
  message: z.nullable(z.string()),
})
export type ImportRow = z.output<typeof ImportRow>

const ImportCounts = z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() })
export type ImportCounts = z.output<typeof ImportCounts>

/** Lists every line with a message, and at most `IMPORT_LISTED_LINES` others. */
export const ImportPreview = z.object({ counts: ImportCounts, rows: z.array(ImportRow) })
export type ImportPreview = z.output<typeof ImportPreview>

export const importCountsOnTheWire = onTheWire(ImportCounts, {
  new: 'new',
  changed: 'changed',
  same: 'same',
  wrong: 'wrong',
})

export const previewPartsOnTheWire = {
  counts: importCountsOnTheWire,
  rows: z.array(
    onTheWire(ImportRow, {
      line: 'line',
      state: 'state',
      key: 'key',
      text: 'text',
      details: 'details',
      message: 'message',
    }),
  ),
}

export const importPreviewOnTheWire = onTheWire(z.extend(ImportPreview, previewPartsOnTheWire), {
  counts: 'counts',
  rows: 'rows',
})

export const csvText = z
  .string(importsMessages.noFile)
  .check(z.maxLength(IMPORT_LIMIT.bytes, importsMessages.tooLarge(IMPORT_LIMIT.bytes / 1024 ** 2)))

/** For previews and imports. An import stores all lines, or none if any is invalid. */
export const csvOnTheWire = onTheWire(z.object({ csv: csvText }), { csv: 'csv' })
