import { type FormEvent, useState } from 'react'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { closeAccount } from '#contract/billing/payments.endpoints.ts'
import { AccountClosing } from '#contract/billing/payments.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { forgetIdentity } from '../lib/session-store.ts'
import { rememberToast } from '../lib/toast-after-reload.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { tellRefusal } from '../ui/form/tell-refusal.ts'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'

/** Says what happens, asks for the password, and closes the account for good. */
export function CloseAccount({ hasPlan, onClose }: { hasPlan: boolean; onClose: () => void }) {
  const [errors, setErrors] = useState<FormErrors>()
  const { save, isSaving } = useSave(closeAccount)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readForm(AccountClosing, new FormData(event.currentTarget))
    setErrors(reading.ok ? undefined : reading.errors)
    if (!reading.ok) return
    const outcome = await save({ body: reading.value })
    if (!outcome || outcome.status === 401) return
    if (outcome.ok) {
      forgetIdentity()
      rememberToast({ kind: 'success', title: outcome.message })
      return location.replace('/home')
    }
    if (outcome.message === identityMessages.passwordWrong) return setErrors({ password: outcome.message })
    tellRefusal(outcome)
  }

  return (
    <Dialog id="close-account" title={billingMessages.closing.title} isOpen isDismissable={false} onClose={onClose}>
      <ul className="close-account-words">
        {hasPlan && <li>{billingMessages.closing.plan}</li>}
        <li>{billingMessages.closing.data}</li>
        <li>{billingMessages.closing.sessions}</li>
      </ul>
      <form className="field-grid owner-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FieldErrors errors={errors}>
          <PasswordField label={identityMessages.label.password} name="password" {...initialFocus} />
        </FieldErrors>
        <div className="owner-form-ways">
          <Button type="submit" variant="danger" isBusy={isSaving}>
            {billingMessages.closing.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {contentMessages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
