import { type FormEvent, useState } from 'react'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { TemporaryPasswordChange } from '#contract/identity/passwords.schema.ts'
import { changeTemporaryPassword } from '#contract/identity/sign-in.endpoints.ts'
import { apiOf } from '../lib/browser-api.ts'
import { failureText } from '../lib/failure-text.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface StaffNewPasswordProps {
  /** Token of the session with the temporary password; it is stored only once the password is changed. */
  token: string
  email: string
  isLeaving: boolean
  onChanged: () => void
}

/** Invited staff choose their own password before they can use the back office. */
export function StaffNewPassword({ token, email, isLeaving, onChanged }: StaffNewPasswordProps) {
  const [api] = useState(() => apiOf(() => token))
  const { save, isSaving } = useSave(changeTemporaryPassword, api)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<{ text: string } | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLeaving) return
    const form = new FormData(event.currentTarget)
    form.set('email', email)
    const parsed = readForm(TemporaryPasswordChange, form)
    setErrors(parsed.ok ? undefined : parsed.errors)
    setRefusal(null)
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (!outcome.ok) return setRefusal({ text: failureText(outcome) })
    onChanged()
  }

  return (
    <form
      className="admin-sign-in-form"
      method="post"
      noValidate
      aria-label={identityMessages.screen.changePassword}
      onSubmit={(event) => void submit(event)}
    >
      {refusal && <Alert key={refusal.text} text={refusal.text} onClose={() => setRefusal(null)} />}
      {/* Tells the browser's password manager which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FieldErrors errors={errors}>
        <NewPasswordFields
          hint={identityMessages.passwordHint}
          missing={{ password: identityMessages.enterNewPassword, confirmation: identityMessages.enterConfirmation }}
          hasFocus
        />
      </FieldErrors>
      <Button type="submit" isWide isBusy={isSaving || isLeaving}>
        {identityMessages.screen.changePassword}
      </Button>
    </form>
  )
}
