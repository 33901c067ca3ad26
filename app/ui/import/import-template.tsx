import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { BYTE_ORDER_MARK, saveFile, toCsv } from '../../lib/csv.ts'

type ImportTemplateProps = { name: string; columns: readonly string[] }

/** Names the columns of a file and offers an empty one. */
export function ImportTemplate({ name, columns }: ImportTemplateProps) {
  function download() {
    const header = toCsv(
      columns.map((column) => ({ header: column, value: () => null })),
      [],
    )
    saveFile(`${name}-template.csv`, BYTE_ORDER_MARK + header, 'text/csv;charset=utf-8')
  }

  return (
    <>
      <p>{messages.columns(columns)}</p>
      <button type="button" className="import-template" onClick={download}>
        {messages.template}
      </button>
    </>
  )
}
