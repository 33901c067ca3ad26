/** The header row does not count as a line. */
export const IMPORT_LIMIT = { lines: 20_000, bytes: 5 * 1024 * 1024 } as const

/** Lower than `IMPORT_LIMIT.lines`, because records with files take longer to save. */
export const RECORD_IMPORT_LIMIT = { lines: 2_000, bytes: IMPORT_LIMIT.bytes } as const

/** Limits for the files that accompany a CSV file. */
export const IMPORTED_FILES_LIMIT = { files: 5_000, pathLength: 500 } as const

/** Separates several names in one cell. */
export const LIST_SEPARATOR = '|'

/** In JSON, line ends and quotation marks take two bytes. */
export const IMPORT_BODY_BYTES = 2 * IMPORT_LIMIT.bytes

/** Adds the paths and stored names of the accompanying files. */
export const RECORD_IMPORT_BODY_BYTES =
  IMPORT_BODY_BYTES + 2 * IMPORTED_FILES_LIMIT.files * IMPORTED_FILES_LIMIT.pathLength

/** Lines without a message; all lines with a message are returned. */
export const IMPORT_LISTED_LINES = 200

/** Added by 'Download with remarks' and ignored by imports. */
export const REMARKS_COLUMN = 'Remarks'

export const IMPORT_STATES = ['new', 'changed', 'same', 'wrong'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
