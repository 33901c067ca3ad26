import { UserSearch } from 'lucide'
import { Link } from 'react-router'
import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Facts } from '../../ui/record/facts.tsx'
import { RecordDrawer } from '../../ui/record/record-drawer.tsx'
import { differencesIn } from '../history/change-differences.ts'
import { actionInWords, actorInWords, kindInWords } from '../history/change-labels.ts'
import { sentenceOf } from '../history/change-sentence.ts'
import { ChangeTable } from '../history/change-table.tsx'
import { recordAddress } from '../history/record-address.ts'

type AuditDrawerProps = {
  rows: readonly AuditLine[]
  opened: AuditLine | null
  onOpen: (line: AuditLine | null) => void
  onActor: (email: string) => void
}

export function AuditDrawer({ onActor, ...props }: AuditDrawerProps) {
  return (
    <RecordDrawer
      {...props}
      rowKey={({ id }) => id}
      label={({ action, entity }) => `${actionInWords(action)}: ${kindInWords(entity)}`}
      title={(line) => <LineTitle line={line} />}
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
              ['Who', actorInWords(line)],
              ['Role', line.actorRole],
              ['Action', actionInWords(line.action)],
              ['Record', <RecordLink key="record" line={line} />],
              ['Number', line.entityId],
            ]}
          />
          <ChangeTable differences={differencesIn(line)} />
        </>
      )}
    </RecordDrawer>
  )
}

function LineTitle({ line }: { line: AuditLine }) {
  const { subject, change } = sentenceOf(line)
  return `${subject}: ${change}`
}

function RecordLink({ line }: { line: AuditLine }) {
  const address = recordAddress(line)
  return address === null ? (
    kindInWords(line.entity)
  ) : (
    <Link className="link" to={address}>
      {sentenceOf(line).subject}
    </Link>
  )
}
