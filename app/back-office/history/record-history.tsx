import { useState } from 'react'
import { type AuditFilters, type AuditLine, searchAuditLog } from '#contract/back-office/audit.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { useCall } from '../../lib/use-call.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { lastPage, Pager } from '../../ui/table/pager.tsx'
import { differencesIn } from './change-differences.ts'
import { actorInWords } from './change-labels.ts'
import { sentenceOf } from './change-sentence.ts'
import { ChangeTable } from './change-table.tsx'
import './record-history.css'

type Subject = { projectId: number } | { entity: string; entityId: number }

/** The history of a project includes its galleries, plans and other parts. */
export function RecordHistory({ of }: { of: Subject }) {
  const [{ page, pageSize }, setPart] = useState({ page: 1, pageSize: 10 })
  const filters: AuditFilters = {
    actor: null,
    action: null,
    entity: 'entity' in of ? of.entity : null,
    entityId: 'entityId' in of ? String(of.entityId) : null,
    projectId: 'projectId' in of ? of.projectId : null,
    from: null,
    to: null,
  }
  const lines = useCall(searchAuditLog, { body: pageRequestOf({ search: '', sort: null, page, pageSize }, filters) })

  if (lines.error) {
    return (
      <ErrorState
        as="h3"
        title={contentMessages.loadFailed}
        text={lines.error.message}
        onRetry={() => void lines.refetch()}
      />
    )
  }
  if (!lines.data) return <SkeletonLine height="160px" />
  const { rows, total } = lines.data
  if (total === 0) return <p className="record-history-empty">{recordsMessages.log.noHistory}</p>
  return (
    <div className="record-history">
      <ol aria-label={recordsMessages.log.history}>
        {rows.map((line) => (
          <Entry key={line.id} line={line} />
        ))}
      </ol>
      {lastPage(total, 10) > 1 && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={(next) => setPart({ page: next, pageSize })}
          onPageSize={(size) => setPart({ page: 1, pageSize: size })}
        />
      )}
    </div>
  )
}

export function CollapsibleHistory({ of }: { of: Subject }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="folded-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{recordsMessages.log.history}</summary>
      {isOpen && <RecordHistory of={of} />}
    </details>
  )
}

function Entry({ line }: { line: AuditLine }) {
  const { subject, change } = sentenceOf(line)
  const differences = differencesIn(line)
  return (
    <li>
      <p className="record-history-what">
        <b>{subject}</b>: {change}
      </p>
      <p className="record-history-who">
        {actorInWords(line)}, <time dateTime={line.at}>{momentInWords(line.at)}</time>
      </p>
      {differences.length > 0 && (
        <details>
          <summary>{recordsMessages.log.details}</summary>
          <ChangeTable differences={differences} />
        </details>
      )}
    </li>
  )
}
