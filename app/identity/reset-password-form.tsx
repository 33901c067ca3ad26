import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { labelMessages } from '#contract/content/label.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { type EmailOfToken, PasswordReset } from '#contract/identity/passwords.schema.ts'
import { resetPassword } from '#contract/identity/sign-in.endpoints.ts'
import { OWNER_SIGN_IN, SIGN_IN } from '../lib/account-landing.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { forgetIdentity, storedSession } from '../lib/session-store.ts'
import { rememberToast } from '../lib/toast-after-reload.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { NewPasswordFields, newPasswordError } from './new-password-fields.tsx'

interface ResetPasswordFormProps {
  token: string
  /** Null while the token is being checked, and if it was refused or could not be checked. */
  account: EmailOfToken | null
  isRefused: boolean
  /** Called when a token that was valid when the page opened is refused: it was used in another tab, or has expired. */
  onTokenRefused: (reason: string) => void
}

export function ResetPasswordForm({ token, account, isRefused, onTokenRefused }: ResetPasswordFormProps) {
  const navigate = useNavigate()
  const { save, isSaving } = useSave(resetPassword)
  const [errors, setErrors] = useState<FormErrors>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!account || isRefused) return
    const form = new FormData(event.currentTarget)
    form.set('token', token)
    const parsed = readForm(PasswordReset, form)
    setErrors(parsed.ok ? undefined : parsed.errors)
    const passwordError = newPasswordError(form, { missing: identityMessages.enterValidPassword })
    if (passwordError)
      return siteToasts.show({ kind: 'warning', title: identityMessages.title.passwords, text: passwordError.message })
    if (!parsed.ok) return

    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (!outcome.ok) {
      if (outcome.message === identityMessages.newPasswordInvalid) setErrors({ newPassword: outcome.message })
      if (outcome.message === identityMessages.resetTokenInvalid) onTokenRefused(outcome.message)
      return showFailure(outcome)
    }
    // A reset revokes all sessions of the account, including one in this browser.
    if (isSame(storedSession().email, account.email)) forgetIdentity()
    const done = { kind: 'success', title: outcome.message } as const
    // Stored, because the router may load the staff page as a new document, for example after a deployment.
    if (account.isStaff) rememberToast(done)
    else siteToasts.show(done)
    void navigate(signInFor(account), { replace: true })
  }

  return (
    <form
      className="field-grid account-form"
      method="post"
      action="/resetpassword"
      noValidate
      aria-label={identityMessages.screen.resetPassword}
      onSubmit={(event) => void submit(event)}
    >
      <FieldErrors errors={errors}>
        <TextField
          // Remounts the field once the email address is known: an uncontrolled field ignores a changed `defaultValue`.
          key={account?.email}
          label={labelMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={account?.email ?? ''}
          validate={fieldRule(PasswordReset.shape.email)}
          readOnly
        />
        <NewPasswordFields
          hint={identityMessages.resetHint}
          missing={{
            password: identityMessages.newPasswordRequired,
            confirmation: identityMessages.confirmationRequired,
          }}
        />
      </FieldErrors>
      <Button type="submit" isWide isBusy={isSaving} disabled={!account || isRefused}>
        {identityMessages.screen.resetPassword}
      </Button>
    </form>
  )
}

function signInFor({ isStaff, isOwner }: EmailOfToken) {
  if (isStaff) return '/admin/login'
  return isOwner ? OWNER_SIGN_IN : SIGN_IN
}

function isSame(one: string | null, other: string) {
  return one?.trim().toLowerCase() === other.toLowerCase()
}
