import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { BYTE_ORDER_MARK, saveFile, toCsv } from '../../lib/csv.ts'

type ImportTemplateProps = {
  name: string
  columns: readonly string[]
  /** An example line, in the order of the columns. */
  example?: readonly string[]
}

export function ImportTemplate({ name, columns, example }: ImportTemplateProps) {
  function download() {
    const csv = toCsv(
      columns.map((header, at) => ({ header, value: (line: readonly string[]) => line[at] ?? '' })),
      example ? [example] : [],
    )
    saveFile(`${name}-template.csv`, BYTE_ORDER_MARK + csv, 'text/csv;charset=utf-8')
  }

  return (
    <button type="button" className="import-template" onClick={download}>
      {messages.template}
    </button>
  )
}
