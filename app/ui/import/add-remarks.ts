import { REMARKS_COLUMN } from '#contract/imports/imports.constants.ts'
import { cell } from '../../lib/csv.ts'

interface Remark {
  line: number
  message: string | null
}

/** Adds a column with remarks to a CSV file and keeps all other characters unchanged. */
export function addRemarks(csv: string, remarks: readonly Remark[]) {
  const messageAt = new Map(remarks.map(({ line, message }) => [line, message]))
  let line = 1
  let isHeader = true
  return recordsOf(csv)
    .map(({ record, end }) => {
      const first = line
      line += (record + end).split(/\r\n?|\n/).length - 1
      // The import skips lines with only empty cells, so they get no remark.
      if (!/[^\s,"]/.test(record)) return record + end
      const added = isHeader ? REMARKS_COLUMN : (messageAt.get(first)?.replaceAll('\n', ' ') ?? '')
      isHeader = false
      return `${record},${cell(added)}${end}`
    })
    .join('')
}

/** Splits a CSV file into records and their line ends. A line end inside quotes is part of the record. */
function recordsOf(csv: string) {
  const found: { record: string; end: string }[] = []
  let from = 0
  let isQuoted = false
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv[at]
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted || (character !== '\n' && character !== '\r')) continue
    const end = character === '\r' && csv[at + 1] === '\n' ? '\r\n' : character
    found.push({ record: csv.slice(from, at), end })
    at += end.length - 1
    from = at + 1
  }
  if (from < csv.length) found.push({ record: csv.slice(from), end: '' })
  return found
}
