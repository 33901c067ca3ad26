import { type FormEvent, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { changeEmail } from '#contract/identity/accounts.endpoints.ts'
import { NewEmail } from '#contract/identity/accounts.schema.ts'
import { DELAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { browserApi } from '../lib/browser-api.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { replaceUserToken, storeEmail } from '../lib/session-store.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { requestCode } from './request-code.ts'
import './account-dialog.css'

interface EditEmailDialogProps {
  email: string
  isOpen: boolean
  onClose: () => void
  /** Called when the email address was changed, even if the new code could not be sent. */
  onChanged: (email: string) => void
}

export function EditEmailDialog({ email, isOpen, onClose, onChanged }: EditEmailDialogProps) {
  const [errors, setErrors] = useState<FormErrors>()
  const [isSaving, setSaving] = useState(false)
  // The server requires the password once an email address has been verified; the browser learns this only from the
  // refusal.
  const [asksPassword, setAsksPassword] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const parsed = readForm(NewEmail, new FormData(form))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok) return

    setSaving(true)
    const [{ changed, sent }] = await Promise.all([change(parsed.value), pause(DELAY.emailEditSpinnerMs)])
    setSaving(false)
    if (!changed.ok) {
      // The dialog was closed during the request, so do not show the refusal.
      if (!form.isConnected) return
      if (changed.message === identityMessages.emailTaken) setErrors({ email: changed.message })
      if (PASSWORD_REFUSALS.includes(changed.message)) {
        setAsksPassword(true)
        return setErrors({ password: changed.message })
      }
      if (changed.status === 401) return
      return showFailure(changed)
    }
    siteToasts.show({ kind: 'success', title: identityMessages.title.register, text: identityMessages.emailChanged })
    if (sent && !sent.ok) showFailure(sent)
    onChanged(parsed.value.email)
  }

  return (
    <Dialog
      id="edit-email"
      className="account-dialog"
      title={identityMessages.screen.editEmail}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form
        // Resets the fields each time the dialog opens.
        key={String(isOpen)}
        className="field-grid account-form"
        method="post"
        noValidate
        aria-label={identityMessages.screen.editEmail}
        onSubmit={(event) => void submit(event)}
      >
        <FieldErrors errors={errors}>
          <TextField
            {...initialFocus}
            label={identityMessages.label.emailAddress}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={LENGTH.address}
            defaultValue={email}
            readOnly={isSaving}
            validate={fieldRule(NewEmail.shape.email)}
          />
          {asksPassword && (
            <PasswordField
              label={identityMessages.label.currentPassword}
              name="password"
              autoComplete="current-password"
              readOnly={isSaving}
            />
          )}
        </FieldErrors>
        <div className="account-dialog-end">
          <Button type="submit" isBusy={isSaving}>
            {recordsMessages.save}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {contentMessages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const PASSWORD_REFUSALS: readonly string[] = [
  identityMessages.currentPasswordRequired,
  identityMessages.currentPasswordWrong,
]

/** Stores the new token at once, because the server has revoked the old one. */
async function change(body: NewEmail) {
  const changed = await browserApi(changeEmail, { body })
  if (!changed.ok) return { changed, sent: null }
  replaceUserToken(changed.data.bearerToken)
  storeEmail(body.email)
  return { changed, sent: await requestCode(body.email) }
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
