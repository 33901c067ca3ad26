import { Pencil, Trash2 } from 'lucide'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { REGISTRATION_LABELS as LABELS } from '#contract/catalog/registration-labels.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import type { ManagedRegistration } from '#contract/catalog/registrations.schema.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { Button, IconButton } from '../../ui/action/button.tsx'
import { Pill } from '../../ui/feedback/pill.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { Facts } from '../../ui/record/facts.tsx'
import type { registrationState } from './gate-states.ts'

const { tab: messages } = registrationsMessages

interface RegistrationCardProps {
  registration: ManagedRegistration
  title: string
  /** Null until the gate report has loaded. */
  state: ReturnType<typeof registrationState> | null
  onEdit: () => void
  onDelete: () => void
}

export function RegistrationCard({ registration, title, state, onEdit, onDelete }: RegistrationCardProps) {
  const { number, authority, portalUrl, registeredOn, validUntil, possessionDate } = registration
  const { promoter, collectionAccount, handedOverDate } = registration
  const days = [registeredOn && writtenDay(registeredOn), validUntil && messages.validUntil(writtenDay(validUntil))]
  return (
    <Panel
      title={title}
      actions={
        <>
          {state && <Pill tone={state.tone}>{state.label}</Pill>}
          <Button variant="line" size="sm" onClick={onEdit}>
            <Icon of={Pencil} size={16} /> {recordsMessages.edit}
            <span className="sr-only"> {title}</span>
          </Button>
          <Confirm
            question={messages.deleteQuestion}
            details={recordsMessages.keptInTrash(TRASH_DAYS)}
            confirmLabel={recordsMessages.delete}
            onConfirm={onDelete}
            trigger={<IconButton label={`${recordsMessages.delete} ${title}`} icon={<Icon of={Trash2} size={16} />} />}
          />
        </>
      }
    >
      <Facts
        facts={[
          [LABELS.number, number],
          [LABELS.authority, <Portal key="portal" authority={authority} portalUrl={portalUrl} />],
          ['Registered', days.filter(Boolean).join(', ')],
          ['Possession', possessionDate && messages.declared(writtenDay(possessionDate))],
          ...(handedOverDate ? [[LABELS.handedOverDate, writtenDay(handedOverDate)] as const] : []),
          [LABELS.promoter, promoter],
          [LABELS.collectionAccount, collectionAccount],
        ]}
      />
    </Panel>
  )
}

function Portal({ authority, portalUrl }: Pick<ManagedRegistration, 'authority' | 'portalUrl'>) {
  const link = portalUrl && (
    <a href={portalUrl} target="_blank" rel="noopener">
      {`${URL.parse(portalUrl)?.host ?? ''}, ${messages.portalPage}`}
    </a>
  )
  if (!authority && !link) return <span className="facts-none">None</span>
  return (
    <>
      {authority}
      {authority && link && ', '}
      {link}
    </>
  )
}
