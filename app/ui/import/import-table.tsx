import { CircleAlert } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { ImportPreview, ImportRow } from '#contract/imports/import-preview.schema.ts'
import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { Chips } from '../action/chips.tsx'
import { Pill } from '../feedback/pill.tsx'
import { Icon } from '../icon.tsx'

type Filter = keyof typeof messages.filter

type ImportTableProps = {
  preview: ImportPreview
  keyHeading: string
  actions: ReactNode
}

export function ImportTable({ preview: { rows, counts }, keyHeading, actions }: ImportTableProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const total: Record<Filter, number> = {
    all: counts.new + counts.changed + counts.same + counts.wrong,
    wrong: counts.wrong,
    changes: counts.new + counts.changed,
  }
  const shown = rows.filter(({ state }) => IS_SHOWN[filter](state))
  return (
    <>
      <div className="import-filters">
        <Chips
          label={messages.shown}
          chosen={filter}
          onChoose={setFilter}
          chips={FILTERS.map((value) => ({ value, label: messages.filter[value], count: total[value] }))}
        />
        {actions}
      </div>
      <table className="import-table">
        <thead>
          <tr>
            <th scope="col">{messages.column.line}</th>
            <th scope="col">{keyHeading}</th>
            <th scope="col">{messages.column.happens}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.line} data-state={row.state}>
              <td>
                <span className="import-line-word">{messages.column.line} </span>
                {row.line}
              </td>
              <th scope="row">{row.key}</th>
              <td>
                <WhatHappens row={row} />
              </td>
            </tr>
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={3}>{messages.nothingToShow}</td>
            </tr>
          )}
        </tbody>
      </table>
      {total[filter] > shown.length && (
        <p className="import-more">{messages.notListed(total[filter] - shown.length)}</p>
      )}
    </>
  )
}

function WhatHappens({ row: { state, text, message } }: { row: ImportRow }) {
  if (state === 'same') return <span className="import-same">{messages.noChange}</span>
  if (state !== 'wrong') {
    return (
      <>
        {state === 'new' && <Pill tone="good">{messages.count.new}</Pill>} {text}
      </>
    )
  }
  return (
    <span className="import-message">
      <Icon of={CircleAlert} size={15} />
      {message}
    </span>
  )
}

const FILTERS: readonly Filter[] = ['all', 'wrong', 'changes']

const IS_SHOWN: Record<Filter, (state: ImportRow['state']) => boolean> = {
  all: () => true,
  wrong: (state) => state === 'wrong',
  changes: (state) => state === 'new' || state === 'changed',
}
