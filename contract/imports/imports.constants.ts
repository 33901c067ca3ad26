/** Limits of an imported CSV file. The header row is not counted as a line. */
export const IMPORT_LIMIT = { lines: 20_000, bytes: 5 * 1024 * 1024 } as const

/** Fewer lines for records with several texts and files, because each line is a separate save. */
export const RECORD_IMPORT_LIMIT = { lines: 2_000, bytes: IMPORT_LIMIT.bytes } as const

/** Limits for the files that accompany a CSV file. */
export const IMPORTED_FILES_LIMIT = { files: 5_000, pathLength: 500 } as const

/** Separates several names in one cell. */
export const LIST_SEPARATOR = '|'

/** In JSON, line ends and quotes take two bytes. */
export const IMPORT_BODY_BYTES = 2 * IMPORT_LIMIT.bytes

/** A CSV file, with the paths and stored names of its accompanying files. */
export const RECORD_IMPORT_BODY_BYTES =
  IMPORT_BODY_BYTES + 2 * IMPORTED_FILES_LIMIT.files * IMPORTED_FILES_LIMIT.pathLength

/** Every line with a message is returned, and at most this many of the others. */
export const IMPORT_LISTED_LINES = 200

/** The column that 'Download with remarks' adds. An import ignores it. */
export const REMARKS_COLUMN = 'Remarks'

export const IMPORT_STATES = ['new', 'changed', 'same', 'wrong'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
