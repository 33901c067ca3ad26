import { type FormEvent, useId, useState } from 'react'
import { LOST_REASONS, type LostReason } from '#contract/leads/leads.constants.ts'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { TextAreaField } from '../ui/form/text-field.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { leadTexts } from './lead-texts.ts'

interface LostDialogProps {
  /** The leads to mark as lost; null while the dialog is closed. */
  leads: readonly { name: string }[] | null
  /** Returns false if saving failed: the dialog stays open with the typed values. */
  onLost: (reason: LostReason, note: string | null) => Promise<boolean>
  onClose: () => void
}

export function LostDialog({ leads, onLost, onClose }: LostDialogProps) {
  const id = useId()
  const title =
    leads?.length === 1 ? leadTexts.whyLost(leads[0]?.name ?? '') : leadTexts.whyLostMany(leads?.length ?? 0)
  return (
    <Dialog
      id={id}
      className="lead-dialog lead-sheet lead-lost-dialog"
      title={title}
      isOpen={leads !== null}
      onClose={onClose}
    >
      {leads && <LostForm onLost={onLost} onClose={onClose} />}
    </Dialog>
  )
}

function LostForm({ onLost, onClose }: Pick<LostDialogProps, 'onLost' | 'onClose'>) {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = LOST_REASONS.find((one) => one === form.get('reason'))
    setError(reason ? undefined : leadsMessages.reasonRequired)
    if (!reason) return
    setBusy(true)
    const isLost = await onLost(reason, String(form.get('note') ?? '').trim() || null)
    setBusy(false)
    if (isLost) onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{leadTexts.lostLead}</p>
      <RadioGroupField
        label={<span className="sr-only">Reason</span>}
        name="reason"
        look="list"
        options={LOST_REASONS.map((value) => ({ value, label: leadTexts.reason[value] }))}
        error={error}
      />
      <TextAreaField label={leadTexts.moreOptional} name="note" rows={3} maxLength={500} isOptional />
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {leadTexts.keepIt}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {leadTexts.setLost}
        </Button>
      </div>
    </form>
  )
}
