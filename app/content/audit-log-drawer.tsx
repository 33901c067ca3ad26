import { UserSearch } from 'lucide'
import type { AuditLine } from '#contract/content/audit.schema.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Button } from '../ui/button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Icon } from '../ui/icon.tsx'
import { RecordDrawer } from '../ui/record-drawer.tsx'
import { type Difference, differencesIn } from './audit-log-difference.ts'
import { actionInWords, kindInWords } from './audit-log-words.ts'

type AuditDrawerProps = {
  rows: readonly AuditLine[]
  opened: AuditLine | null
  onOpen: (line: AuditLine | null) => void
  /** Narrows the list to one person's changes. */
  onActor: (email: string) => void
}

export function AuditDrawer({ onActor, ...props }: AuditDrawerProps) {
  return (
    <RecordDrawer
      {...props}
      rowKey={({ id }) => id}
      label={({ action, entity }) => `${actionInWords(action)}: ${kindInWords(entity)}`}
      title={({ action }) => actionInWords(action)}
      lead={({ at }) => momentInWords(at)}
      footer={({ actorEmail }) =>
        actorEmail && (
          <Button variant="ghost" size="sm" onClick={() => onActor(actorEmail)}>
            <Icon of={UserSearch} size={16} /> Only this person’s changes
          </Button>
        )
      }
    >
      {(line) => (
        <>
          <Facts
            facts={[
              ['Who', line.actorEmail ?? 'Visitor'],
              ['Role', line.actorRole],
              ['Record', kindInWords(line.entity)],
              ['Number', line.entityId],
            ]}
          />
          <Differences differences={differencesIn(line)} />
        </>
      )}
    </RecordDrawer>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  return (
    <table className="audit-differences">
      <caption>What changed</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before === null ? '–' : <del>{before}</del>}</td>
            <td>{after === null ? '–' : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
