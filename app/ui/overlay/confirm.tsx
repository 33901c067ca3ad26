import { Trash2 } from 'lucide'
import { Popover } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { Button, IconButton } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { usePortalContainer } from './use-portal-container.ts'
import './confirm.css'

type ConfirmProps = {
  /** Must name the record that the action affects. */
  question: string
  /** The consequences, and whether the action can be undone. */
  details?: string | undefined
  confirmLabel: string
  /** Needed where 'Cancel' could be mistaken for the action. */
  declineLabel?: string
  onConfirm: () => unknown
  /** If false, the button acts immediately, without confirmation. */
  isNeeded?: boolean
  trigger: ReactElement
}

/** A confirmation popover that stays open and busy until `onConfirm` has settled. */
export function Confirm({
  question,
  details,
  confirmLabel,
  declineLabel = contentMessages.cancel,
  onConfirm,
  isNeeded = true,
  trigger,
}: ConfirmProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { container, findContainer } = usePortalContainer()

  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
      setOpen(false)
    }
  }

  function onOpenChange(open: boolean) {
    if (isBusy) return
    if (open && !isNeeded) void onConfirm()
    else setOpen(open)
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild ref={findContainer} {...(!isNeeded && AT_ONCE)}>
        {trigger}
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content className="confirm" aria-label={question} align="end" sideOffset={6} collisionPadding={12}>
          <p>{question}</p>
          {details && <p className="confirm-details">{details}</p>}
          <div className="confirm-actions">
            <Popover.Close asChild>
              <Button variant="ghost" size="sm">
                {declineLabel}
              </Button>
            </Popover.Close>
            <Button variant="danger" size="sm" isBusy={isBusy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const AT_ONCE = { 'aria-haspopup': undefined, 'aria-expanded': undefined }

type DeleteButtonProps = {
  name: string
  /** Related data that is deleted too. */
  details?: string | undefined
  onDelete: () => unknown
}

export function DeleteButton({ name, details, onDelete }: DeleteButtonProps) {
  return (
    <Confirm
      question={`Delete ${name}?`}
      details={[details, recordsMessages.keptInTrash(TRASH_DAYS)].filter(Boolean).join(' ')}
      confirmLabel={recordsMessages.delete}
      onConfirm={onDelete}
      trigger={
        <IconButton label={`Delete ${name}`} title={recordsMessages.delete} icon={<Icon of={Trash2} size={17} />} />
      }
    />
  )
}
