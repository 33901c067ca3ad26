/** Limits of an imported CSV file. The header row is not counted as a line. */
export const IMPORT_LIMIT = { lines: 20_000, bytes: 5 * 1024 * 1024 } as const

/** In JSON, line ends and quotes take two bytes. */
export const IMPORT_BODY_BYTES = 2 * IMPORT_LIMIT.bytes

/** Every line with a message is returned, and at most so many of the others. */
export const IMPORT_LISTED_LINES = 200

/** The column that 'Download with remarks' adds. An import ignores it. */
export const REMARKS_COLUMN = 'Remarks'

export const IMPORT_STATES = ['new', 'changed', 'same', 'wrong'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
