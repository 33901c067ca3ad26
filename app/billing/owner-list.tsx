import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { Outcome } from '../lib/api-client.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'

interface OwnerListProps<Row> {
  id: string
  title: string
  emptyText: string
  /** Must be the same function in every render, because a new function reloads the list. */
  read: () => Promise<Outcome<readonly Row[]>>
  item: (row: Row) => ReactNode
  children?: ReactNode
}

export function OwnerList<Row>({ id, title, emptyText, read, item, children }: OwnerListProps<Row>) {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    const outcome = await read()
    // The session has ended and the page is redirecting.
    if (outcome.status === 401) return
    if (outcome.ok) setRows(outcome.data)
    else setFailed(true)
  }, [read])

  useEffect(() => void load(), [load])

  return (
    <section className="owner-part" aria-labelledby={`${id}-title`}>
      <h2 className="owner-title" id={`${id}-title`}>
        {title}
      </h2>
      {rows === null && !hasFailed && <SkeletonLine width="80%" height="20px" />}
      {hasFailed && (
        <ErrorState
          as="h3"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => void load()}
        />
      )}
      {rows?.length === 0 && <p className="muted">{emptyText}</p>}
      {rows !== null && rows.length > 0 && <ul className={id}>{rows.map(item)}</ul>}
      {children}
    </section>
  )
}
