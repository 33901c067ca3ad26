import { type FormEvent, useId, useState } from 'react'
import { carryOutErasure, listDataRequests, refuseErasure } from '#contract/consent/consent.endpoints.ts'
import { consentMessages } from '#contract/consent/consent.messages.ts'
import type { DataRequest } from '#contract/consent/consent.schema.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { Outcome } from '../lib/api-client.ts'
import { useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { TextAreaField } from '../ui/form/text-field.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { dataRequestsTexts as texts } from './data-requests-texts.ts'

interface DialogProps {
  request: DataRequest
  isOpen: boolean
  onClose: () => void
}

/** Asks for confirmation, because an erasure cannot be undone. */
export function EraseDialog({ request, contacts, isOpen, onClose }: DialogProps & { contacts: readonly string[] }) {
  const id = useId()
  const { save, isSaving } = useSave(carryOutErasure)
  const finish = useFinish(onClose)
  return (
    <Dialog id={id} title={texts.eraseTitle(request.email ?? '')} isOpen={isOpen} onClose={onClose}>
      <p>{texts.eraseText}</p>
      <ul className="data-erased-contacts">
        {contacts.map((contact) => (
          <li key={contact}>{writtenPhone(contact)}</li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button
          variant="danger"
          isBusy={isSaving}
          onClick={() => void save({ body: { id: request.id, contacts: [...contacts] } }).then(finish)}
        >
          {texts.erase}
        </Button>
      </div>
    </Dialog>
  )
}

export function RefuseDialog({ request, isOpen, onClose }: DialogProps) {
  const id = useId()
  const { save, isSaving } = useSave(refuseErasure)
  const finish = useFinish(onClose)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setError(reason === '' ? consentMessages.reasonRequired : undefined)
    if (reason !== '') void save({ body: { id: request.id, reason } }).then(finish)
  }

  return (
    <Dialog id={id} title={texts.refuseTitle} isOpen={isOpen} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <TextAreaField label={texts.reason} name="reason" rows={3} maxLength={LENGTH.line} error={error} />
        <div className="dialog-actions">
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {texts.refuse}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useFinish(onClose: () => void) {
  const refresh = useRefresh()
  return async (outcome: Outcome<unknown> | null) => {
    if (outcome === null) return
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Deciding a request' })
    siteToasts.show({ kind: 'success', title: outcome.message })
    onClose()
    await refresh(listDataRequests)
  }
}
