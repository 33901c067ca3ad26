import { useRef } from 'react'
import { MAX_PASSWORD_LENGTH } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'

interface NewPasswordFieldsProps {
  hint: string
  missing: { password: string; confirmation: string }
  hasFocus?: boolean
}

export function NewPasswordFields({ hint, missing, hasFocus = false }: NewPasswordFieldsProps) {
  const typed = useRef('')

  function checkPassword(password: string) {
    typed.current = password
    if (password === '') return missing.password
    return !isStrongPassword(password) ? identityMessages.newPasswordInvalid : null
  }

  function checkConfirmation(confirmation: string) {
    if (confirmation === '') return missing.confirmation
    return confirmation === typed.current ? null : identityMessages.passwordsDiffer
  }

  return (
    <>
      <PasswordField
        {...(hasFocus && initialFocus)}
        label={identityMessages.label.newPassword}
        name="newPassword"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        hint={hint}
        title={hint}
        validate={checkPassword}
      />
      <PasswordField
        label={identityMessages.label.confirmNewPassword}
        name="confirmNewPassword"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        validate={checkConfirmation}
      />
    </>
  )
}

export function newPasswordError(form: FormData, { missing }: { missing: string }) {
  if (!form.get('newPassword')) return { field: 'newPassword', message: missing } as const
  if (!form.get('confirmNewPassword'))
    return { field: 'confirmNewPassword', message: identityMessages.enterConfirmation } as const
  if (form.get('newPassword') !== form.get('confirmNewPassword')) {
    return { field: 'confirmNewPassword', message: identityMessages.passwordsDiffer } as const
  }
  return null
}
