import { CircleAlert, Info } from 'lucide'
import type { ImportRow } from '#contract/imports/import-preview.schema.ts'
import type { ImportState } from '#contract/imports/imports.constants.ts'
import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { Icon } from '../icon.tsx'

type ImportRowsProps = {
  rows: readonly ImportRow[]
  total: number
  isWrong: boolean
  labels: Record<ImportState, string>
}

/** More rows would slow down the browser. The file with remarks contains all invalid lines. */
const SHOWN_ROWS = 500

/** While any line is invalid, only invalid lines are listed, because only they need attention. */
export function ImportRows({ rows, total, isWrong, labels }: ImportRowsProps) {
  const listed = isWrong ? rows.filter(({ state }) => state === 'wrong') : rows
  const shown = listed.slice(0, SHOWN_ROWS)
  const more = (isWrong ? listed.length : total) - shown.length
  return (
    <>
      <ul className="import-rows">
        {shown.map(({ line, state, key, text, details = [], message }) => (
          <li key={line} data-state={state}>
            <span className="import-line">{messages.line(line)}</span>
            <span className="import-text">
              <b>{key}</b>
              {text !== null && ` → ${text}`}
              {state !== 'wrong' && <span className="import-state">{labels[state]}</span>}
            </span>
            {details.map((detail) => (
              <span key={detail} className="import-detail">
                {detail}
              </span>
            ))}
            {message !== null && (
              <span className="import-message">
                <Icon of={state === 'wrong' ? CircleAlert : Info} size={15} />
                {message}
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="import-more">{messages.notListed(more)}</p>}
    </>
  )
}
