export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

/** Formats a table as CSV with CRLF line ends, and quotes where needed. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

export function cell(value: string | number | null) {
  if (typeof value === 'number') return String(value)
  const text = harmless(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Prevents formula injection: spreadsheets would execute text from visitors that begins like a formula. */
function harmless(text: string) {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** Without it, spreadsheets on Windows would not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Downloads a file that was created in the browser. */
export function saveFile(name: string, contents: string | Uint8Array<ArrayBuffer>, type: string) {
  const address = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
