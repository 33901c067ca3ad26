import { useId } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'

export const TEXT_EDITORS = [
  { name: 'termsAndConditions', label: labelMessages.termsAndConditions },
  { name: 'privacy', label: siteMessages.page.privacy },
] as const

export type TextEditor = (typeof TEXT_EDITORS)[number]

interface ConfirmEmptyTextsProps {
  /** The texts that would be removed from the site; null while the dialog is closed. */
  editors: readonly TextEditor[] | null
  onAgree: () => void
  onClose: () => void
}

export function ConfirmEmptyTexts({ editors, onAgree, onClose }: ConfirmEmptyTextsProps) {
  const id = useId()
  const title = recordsMessages.texts.emptyQuestion((editors ?? []).map(({ label }) => label))
  return (
    <Dialog
      id={id}
      className="dialog-question"
      title={title}
      hasClose={false}
      isOpen={editors !== null}
      onClose={onClose}
    >
      {editors?.map(({ name }) => (
        <p key={name}>{`${recordsMessages.texts.shownAt[name]} ${recordsMessages.texts.whenEmpty[name]}`}</p>
      ))}
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onAgree}>
          {recordsMessages.texts.saveEmpty}
        </Button>
        <Button {...initialFocus} onClick={onClose}>
          {recordsMessages.conflict.goOn}
        </Button>
      </div>
    </Dialog>
  )
}
