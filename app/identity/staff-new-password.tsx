import { identityMessages } from '#contract/identity/identity.messages.ts'
import { TemporaryPasswordChange } from '#contract/identity/passwords.schema.ts'
import { changeTemporaryPassword } from '#contract/identity/sign-in.endpoints.ts'
import { apiOf } from '../lib/browser-api.ts'
import { readForm } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RefusableForm } from './refusable-form.tsx'

interface StaffNewPasswordProps {
  className: string
  /** Token of the session with the temporary password; not stored until the password is changed. */
  token: string
  email: string
  isLeaving: boolean
  onChanged: () => void
}

/** Invited staff must replace the temporary password before they can use the back office. */
export function StaffNewPassword({ className, token, email, isLeaving, onChanged }: StaffNewPasswordProps) {
  return (
    <RefusableForm
      className={className}
      label={identityMessages.screen.changePassword}
      isLeaving={isLeaving}
      read={(form) => {
        form.set('email', email)
        return readForm(TemporaryPasswordChange, form)
      }}
      send={(body) => apiOf(() => token)(changeTemporaryPassword, { body })}
      onDone={onChanged}
      buttons={(isBusy) => (
        <Button type="submit" isWide isBusy={isBusy}>
          {identityMessages.screen.changePassword}
        </Button>
      )}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        hint={identityMessages.passwordHint}
        missing={{ password: identityMessages.enterNewPassword, confirmation: identityMessages.enterConfirmation }}
        hasFocus
      />
    </RefusableForm>
  )
}
