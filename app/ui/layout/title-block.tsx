import type { ReactNode } from 'react'
import './title-block.css'

export type TitleBlockEntry = { term: string; detail: ReactNode; isUnbroken?: boolean }

export function TitleBlock({
  entries,
  look = 'stack',
}: {
  entries: readonly TitleBlockEntry[]
  look?: 'stack' | 'row'
}) {
  return (
    <dl className={look === 'row' ? 'title-block title-block-row' : 'title-block'}>
      {entries.map(({ term, detail, isUnbroken }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isUnbroken ? 'nowrap' : undefined}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
