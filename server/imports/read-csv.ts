import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_LIMIT, REMARKS_COLUMN } from '#contract/imports/imports.constants.ts'
import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { AppError } from '#server/errors.ts'

export interface CsvColumns<Key extends string> {
  /** The accepted names of each column; messages use the first one. Letter case and spaces are ignored. */
  names: Record<Key, readonly [string, ...string[]]>
  /** Columns that every file must have. Values of a missing optional column are ''. */
  required: readonly Key[]
  /** Columns of our own exports that the import ignores. */
  ignored?: readonly string[]
}

export interface CsvLine<Key extends string> {
  line: number
  /** Without leading and trailing spaces. */
  values: Record<Key, string>
  /** Why the line cannot be read. Null if it can. */
  problem: string | null
}

interface Limits {
  lines: number
  bytes: number
}

/** Reads a file with a header row. Throws an `AppError` with a message for staff if the whole file is unreadable. */
export function readCsv<Key extends string>(
  text: string,
  columns: CsvColumns<Key>,
  limits: Limits = IMPORT_LIMIT,
): CsvLine<Key>[] {
  if (Buffer.byteLength(text) > limits.bytes)
    throw new AppError('tooLarge', messages.tooLarge(limits.bytes / 1024 ** 2))
  const [header, ...records] = parseRecords(text, limits.lines)
  if (!header) throw new AppError('invalid', messages.empty)
  const keys = readHeader(header.cells, columns)
  if (records.length === 0) throw new AppError('invalid', messages.noLines)
  if (records.length > limits.lines) throw new AppError('invalid', messages.tooManyLines(limits.lines))

  return records.map(({ line, cells }) => {
    const values = Object.fromEntries(Object.keys(columns.names).map((key) => [key, ''])) as Record<Key, string>
    for (const [nth, key] of keys.entries()) if (key !== null) values[key] = withoutGuard(cells[nth]?.trim() ?? '')
    const hasMore = cells.slice(keys.length).some((cell) => cell.trim() !== '')
    return { line, values, problem: hasMore ? messages.tooManyValues : null }
  })
}

/**
 * Our exports put an apostrophe before text that a spreadsheet would execute as a formula, such as a dial code; it is
 * removed here.
 */
function withoutGuard(value: string) {
  return /^'[=+\-@]/.test(value) ? value.slice(1) : value
}

interface CsvRecord {
  line: number
  cells: string[]
}

function parseRecords(text: string, mostLines: number): CsvRecord[] {
  // The parser counts a CRLF inside quotes as two lines.
  const withPlainLineEnds = text.replaceAll(/\r\n?/g, '\n')
  requireCommas(withPlainLineEnds)
  try {
    const parsed = parse(withPlainLineEnds, {
      bom: true,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      // Lines of empty cells would otherwise count towards `to`, and the last lines of the file would be lost.
      skip_records_with_empty_values: true,
      // The header, the lines, and one more to detect that there are too many.
      to: mostLines + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    // `lines` is the line on which the record ends.
    return parsed.map(({ record, info }) => ({
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record,
    }))
  } catch (error) {
    throw error instanceof CsvError ? new AppError('invalid', sentenceFor(error), { cause: error }) : error
  }
}

/** With another separator the parser would only complain about the quotation marks, or the header about its columns. */
function requireCommas(text: string) {
  const header = /^.*[\p{L}\p{N}].*$/mu.exec(text)?.[0] ?? ''
  if (header.includes(',')) return
  if (header.includes(';')) throw new AppError('invalid', messages.otherSeparator('semicolons'))
  if (header.includes('\t')) throw new AppError('invalid', messages.otherSeparator('tabs'))
}

function sentenceFor(error: CsvError) {
  const line = typeof error.lines === 'number' ? error.lines : 1
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return messages.openQuote(line)
  if (error.code === 'INVALID_OPENING_QUOTE' || error.code === 'CSV_INVALID_CLOSING_QUOTE')
    return messages.strayQuote(line)
  return messages.unreadable(line)
}

/** Returns the key of each column. Null for a column that is ignored. */
function readHeader<Key extends string>(cells: readonly string[], columns: CsvColumns<Key>): (Key | null)[] {
  const entries = Object.entries(columns.names) as [Key, readonly [string, ...string[]]][]
  const ignored = [...(columns.ignored ?? []), REMARKS_COLUMN, ''].map(normalize)
  const keys = cells.map((cell) => {
    const name = normalize(cell)
    const found = entries.find(([, names]) => names.some((known) => normalize(known) === name))
    return found ? found[0] : ignored.includes(name) ? null : undefined
  })
  const labelOf = (key: Key) => columns.names[key][0]

  const missing = columns.required.filter((key) => !keys.includes(key))
  if (missing.length > 0) throw new AppError('invalid', messages.missingColumns(missing.map(labelOf)))
  const unknown = cells.filter((_, nth) => keys[nth] === undefined)
  if (unknown.length > 0) {
    const known = entries.map(([key]) => labelOf(key))
    throw new AppError('invalid', messages.unknownColumns(unknown.map(shorten), known))
  }
  const repeated = keys.find((key, nth) => key != null && keys.indexOf(key) !== nth)
  if (repeated != null) throw new AppError('invalid', messages.repeatedColumn(labelOf(repeated)))
  return keys.map((key) => key ?? null)
}

function normalize(name: string) {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The first line of a file that is not CSV may be very long. */
function shorten(name: string) {
  const text = name.trim()
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
