import { type FormEvent, useState } from 'react'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { OwnPasswordChange } from '#contract/identity/passwords.schema.ts'
import { changeOwnPassword } from '#contract/identity/sign-in.endpoints.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { tellRefusal } from '../ui/form/tell-refusal.ts'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toasts.tsx'

export function ChangeOwnPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const [errors, setErrors] = useState<FormErrors>()
  const { save, isSaving } = useSave(changeOwnPassword)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readForm(OwnPasswordChange, new FormData(event.currentTarget))
    setErrors(reading.ok ? undefined : reading.errors)
    if (!reading.ok) return
    const outcome = await save({ body: reading.value })
    if (!outcome || outcome.status === 401) return
    if (outcome.ok) {
      siteToasts.show({ kind: 'success', title: outcome.message })
      return onClose()
    }
    if (outcome.message === identityMessages.oldPasswordWrong) return setErrors({ oldPassword: outcome.message })
    tellRefusal(outcome)
  }

  return (
    <Dialog
      id="own-password"
      title={identityMessages.screen.changePassword}
      isOpen
      isDismissable={false}
      onClose={onClose}
    >
      <form className="field-grid owner-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FieldErrors errors={errors}>
          {/* Lets the browser's password store know whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={identityMessages.label.oldPassword} name="oldPassword" {...initialFocus} />
          <PasswordField
            label={identityMessages.label.newPassword}
            name="newPassword"
            autoComplete="new-password"
            hint={identityMessages.passwordHint}
          />
          <PasswordField
            label={identityMessages.label.confirmNewPassword}
            name="confirmNewPassword"
            autoComplete="new-password"
          />
        </FieldErrors>
        <Button type="submit" isBusy={isSaving}>
          {identityMessages.screen.changePassword}
        </Button>
      </form>
    </Dialog>
  )
}
