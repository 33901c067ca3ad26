import * as z from 'zod/mini'
import { UPLOAD_FOLDERS } from '#contract/uploads/upload-limits.ts'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { csvText, ImportPreview, previewPartsOnTheWire } from './import-preview.schema.ts'
import { IMPORTED_FILES_LIMIT } from './imports.constants.ts'
import { recordImportsMessages as messages } from './record-imports.messages.ts'

const { files: mostFiles, pathLength } = IMPORTED_FILES_LIMIT

/** The path inside the chosen folder, or the file name alone. */
const path = z.string(messages.filesUnreadable).check(z.maxLength(pathLength, messages.filesUnreadable))

/** A chosen file that a line names, and the upload folder for it. */
export const NamedImportFile = z.object({ folder: z.enum(UPLOAD_FOLDERS, messages.filesUnreadable), path })
export type NamedImportFile = z.output<typeof NamedImportFile>

export const StoredImportFile = z.extend(NamedImportFile, { storedName: storedFile(messages.filesUnreadable) })
export type StoredImportFile = z.output<typeof StoredImportFile>

/** `files` must be uploaded before the import. */
export const RecordsPreview = z.extend(ImportPreview, {
  files: z.array(NamedImportFile),
  /** Names in the file that fit none of the chosen files. The import is refused until there are none. */
  missing: z.array(z.string()),
  /** A hash of the stored records and the previewed changes. The import is refused if either has changed. */
  seen: z.string(),
})
export type RecordsPreview = z.output<typeof RecordsPreview>

const RecordsToPreview = z.object({
  csv: csvText,
  paths: z.array(path, messages.filesUnreadable).check(z.maxLength(mostFiles, messages.tooManyFiles(mostFiles))),
})
export type RecordsToPreview = z.output<typeof RecordsToPreview>

/** Stores all lines, or none if any is invalid. If `seen` is omitted, changes since the preview are not detected. */
const RecordsToImport = z.object({
  csv: csvText,
  files: z
    .array(StoredImportFile, messages.filesUnreadable)
    .check(z.maxLength(mostFiles, messages.tooManyFiles(mostFiles))),
  seen: z.optional(z.string(messages.filesUnreadable)),
})
export type RecordsToImport = z.output<typeof RecordsToImport>

export const recordsToPreviewOnTheWire = onTheWire(RecordsToPreview, { csv: 'csv', paths: 'paths' })

export const recordsToImportOnTheWire = onTheWire(
  z.extend(RecordsToImport, {
    files: z
      .array(
        onTheWire(StoredImportFile, { folder: 'folder', path: 'path', storedName: 'storedName' }),
        messages.filesUnreadable,
      )
      .check(z.maxLength(mostFiles, messages.tooManyFiles(mostFiles))),
  }),
  { csv: 'csv', files: 'files', seen: 'seen' },
)

export const recordsPreviewOnTheWire = onTheWire(
  z.extend(RecordsPreview, {
    ...previewPartsOnTheWire,
    files: z.array(onTheWire(NamedImportFile, { folder: 'folder', path: 'path' })),
  }),
  { counts: 'counts', rows: 'rows', files: 'files', missing: 'missing', seen: 'seen' },
)
