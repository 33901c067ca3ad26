import type { PriceText } from '#contract/catalog/price-text.ts'
import './price-tables.css'

/** Repeats the content of the price image as text, because screen readers and search engines cannot read the image. */
export function PriceTables({ tables, notes }: PriceText) {
  return (
    <div className="wrap price-text">
      <div className="price-tables">
        {tables.map(({ caption, head, rows }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is identified by its position in the text
          <table key={nth}>
            {caption && <caption>{caption}</caption>}
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position in the table
                <tr key={row}>
                  {cells.map((cell, at) =>
                    at === 0 ? (
                      <th key={head[at]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={head[at] ?? at}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {notes.map((note) => (
        <p key={note} className="label">
          {note}
        </p>
      ))}
    </div>
  )
}
