export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

/** A table as text that spreadsheets read: CRLF line ends, every cell in quotes where it needs them. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

function cell(value: string | number | null) {
  if (typeof value === 'number') return String(value)
  const text = harmless(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would run a text that begins like a formula; visitors write these texts. */
function harmless(text: string) {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
