export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

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

/** Prevents formula injection: spreadsheets execute a cell that begins like a formula. */
function harmless(text: string) {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** Without this mark, spreadsheets on Windows do not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

export function saveFile(name: string, contents: string | Uint8Array<ArrayBuffer>, type: string) {
  const address = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
