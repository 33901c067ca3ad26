import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { DELAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { TemporaryPasswordChange } from '#contract/identity/passwords.schema.ts'
import { changeTemporaryPassword } from '#contract/identity/sign-in.endpoints.ts'
import { leaveAccount } from '../lib/leave-account.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { onSessionEnded } from '../lib/session-ended.ts'
import { storeCustomer } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { NewPasswordFields, newPasswordError } from './new-password-fields.tsx'
import './account-dialog.css'

const PASSWORD_REFUSALS: readonly string[] = [
  identityMessages.newPasswordInvalid,
  identityMessages.temporaryPasswordKept,
]

export type CustomerSession = Parameters<typeof storeCustomer>[0]

/** Blocks the page until the password is changed. Closing the dialog signs the customer out. */
export function TemporaryPasswordDialog({ session }: { session: CustomerSession }) {
  const { save, isSaving } = useSave(changeTemporaryPassword)
  const [errors, setErrors] = useState<FormErrors>()
  const [isDone, setDone] = useState(false)
  const [hasFailedChecks, setFailedChecks] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => onSessionEnded(() => void leaveAccount()), [])
  useEffect(() => () => clearTimeout(timer.current), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isDone) return
    const form = new FormData(event.currentTarget)
    form.set('email', session.email)

    const passwordError = newPasswordError(form, { missing: identityMessages.enterNewPassword })
    if (passwordError) {
      setErrors({ [passwordError.field]: passwordError.message })
      return siteToasts.show({ kind: 'warning', title: identityMessages.title.passwords, text: passwordError.message })
    }
    const parsed = readForm(TemporaryPasswordChange, form)
    setErrors(parsed.ok ? undefined : { newPassword: identityMessages.newPasswordInvalid })
    if (!parsed.ok) return setFailedChecks(true)

    // Opening the sign-in page in another tab clears this session because its password is temporary, so store it again.
    storeCustomer(session)
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (!outcome.ok) {
      if (PASSWORD_REFUSALS.includes(outcome.message)) setErrors({ newPassword: outcome.message })
      return showFailure(outcome, { failedText: identityMessages.changeFailed })
    }
    setDone(true)
    siteToasts.show({ kind: 'success', title: identityMessages.title.temporaryPasswordChanged, text: outcome.message })
    timer.current = setTimeout(() => void leaveAccount(), DELAY.logoutAfterPasswordChangeMs)
  }

  return (
    <>
      <Dialog
        id="temporary-password"
        className="account-dialog"
        title={identityMessages.screen.changePassword}
        isDismissable={false}
        isOpen
        onClose={() => void leaveAccount()}
      >
        <p className="muted">{identityMessages.temporaryPasswordLead}</p>
        <form
          className="field-grid account-form"
          method="post"
          noValidate
          aria-label={identityMessages.screen.changePassword}
          onSubmit={(event) => void submit(event)}
        >
          <input type="text" autoComplete="username" value={session.email} readOnly hidden />
          <FieldErrors errors={errors}>
            <NewPasswordFields
              hint={identityMessages.passwordHint}
              missing={{
                password: identityMessages.enterNewPassword,
                confirmation: identityMessages.enterConfirmation,
              }}
              hasFocus
            />
          </FieldErrors>
          <Button type="submit" isWide isBusy={isSaving || isDone}>
            {identityMessages.screen.changePassword}
          </Button>
          <p className="small muted">{identityMessages.closingSignsOut}</p>
        </form>
      </Dialog>
      <Dialog
        id="page-validation-errors"
        className="account-dialog"
        title={identityMessages.title.checksFailed}
        isOpen={hasFailedChecks}
        onClose={() => setFailedChecks(false)}
      >
        <p>{identityMessages.checksFailed}</p>
        <div className="account-dialog-end">
          <Button onClick={() => setFailedChecks(false)}>{contentMessages.close}</Button>
        </div>
      </Dialog>
    </>
  )
}
