import type { ImportCounts, ImportPreview, ImportRow } from '#contract/imports/import-preview.schema.ts'
import { IMPORT_LISTED_LINES } from '#contract/imports/imports.constants.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { AppError } from '#server/errors.ts'

/** Counts the lines by state. Lists every line that is invalid or has a message, and the first of the others. */
export function previewOf(rows: readonly ImportRow[]): ImportPreview {
  const counts: ImportCounts = { new: 0, changed: 0, same: 0, wrong: 0 }
  let others = 0
  const listed = rows.filter(({ state, message }) => {
    counts[state] += 1
    if (state === 'wrong' || message !== null) return true
    others += 1
    return others <= IMPORT_LISTED_LINES
  })
  return { counts, rows: listed }
}

/** Call before the first change of an import: a file with an invalid line changes nothing. */
export function requireNoWrongLine({ counts }: ImportPreview) {
  if (counts.wrong > 0) throw new AppError('invalid', importsMessages.hasWrongLines(counts.wrong))
}
