import { type FormEvent, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { StandalonePasswordForm } from '#contract/identity/passwords.schema.ts'
import { changePasswordStandalone } from '#contract/identity/sign-in.endpoints.ts'
import type { Outcome } from '../lib/api-client.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { screenTitle } from '../lib/screen-titles.ts'
import { storedSession } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { useUnsavedGuard } from '../ui/form/unsaved-guard.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import type { Route } from './+types/change-password.page'
import './change-password.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/changepassword'), matches, isHidden: true })
}

/** Unlike the dialog, this page does not check the strength of the password; the server refuses a weak one. */
export default function ChangePassword() {
  const [errors, setErrors] = useState<FormErrors>()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isTyped, setTyped] = useState(false)
  const guard = useUnsavedGuard(isTyped)
  const { save, isSaving } = useSave(changePasswordStandalone)
  const email = storedSession().email ?? ''

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = readForm(StandalonePasswordForm, new FormData(form))
    setErrors(parsed.errors)
    setNotice(null)
    if (!parsed.ok) return
    const { oldPassword, newPassword } = parsed.value
    const outcome = await save({ body: { oldPassword, newPassword, email } })
    if (!outcome) return
    setNotice(noticeOf(outcome))
    if (!outcome.ok && outcome.message === identityMessages.newPasswordInvalid)
      setErrors({ newPassword: outcome.message })
    if (!outcome.ok) return
    form.reset()
    setTyped(false)
  }

  return (
    <>
      <ScreenHead title={identityMessages.screen.changePassword} lead={email} />
      <form
        className="change-password change-password-page"
        method="post"
        noValidate
        onSubmit={submit}
        onInput={(event) => setTyped(hasText(new FormData(event.currentTarget)))}
      >
        <FieldErrors errors={errors}>
          {notice && <FormAlert {...notice} onClose={() => setNotice(null)} />}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={identityMessages.label.oldPassword} name="oldPassword" />
          <PasswordField label={identityMessages.label.newPassword} name="newPassword" autoComplete="new-password" />
          <PasswordField
            label={identityMessages.label.confirmNewPassword}
            name="confirmNewPassword"
            autoComplete="new-password"
          />
          <div className="change-password-actions">
            <Button type="submit" isBusy={isSaving}>
              {identityMessages.screen.changePassword}
            </Button>
          </div>
        </FieldErrors>
      </form>
      {guard.dialog}
    </>
  )
}

function hasText(fields: FormData) {
  return [...fields.values()].some((value) => value !== '')
}

interface Notice {
  kind: 'success' | 'error'
  text: string
  reason?: string
}

/**
 * The server answers invalid input with 400, but a wrong old password with 200 and a status other than 1 in the body.
 */
function noticeOf(outcome: Outcome<unknown>): Notice {
  if (outcome.ok) return { kind: 'success', text: identityMessages.passwordHasBeenChange }
  if (outcome.reason === 'failed') return { kind: 'error', text: outcome.message }
  if (outcome.status === 400) return { kind: 'error', text: recordsMessages.refusedSave, reason: outcome.message }
  return { kind: 'error', text: identityMessages.invalidUser }
}
