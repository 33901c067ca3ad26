import { Check, Minus } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { strengthOf } from '#contract/identity/password-strength.ts'
import { OwnPasswordChange } from '#contract/identity/passwords.schema.ts'
import { changeOwnPassword } from '#contract/identity/sign-in.endpoints.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import './change-password.css'
import './password-rules.css'

function PasswordRules({ password }: { password: string }) {
  const strength = strengthOf(password)
  return (
    <ul className="password-rules">
      {RULES.map((rule) => (
        <li key={rule} data-met={strength[rule] || undefined}>
          {strength[rule] ? <Icon of={Check} size={15} /> : <Icon of={Minus} size={15} />}
          {identityMessages.passwordRule[rule]}
          <span className="sr-only">{strength[rule] ? ', met' : ', not met'}</span>
        </li>
      ))}
    </ul>
  )
}

const RULES = ['length', 'upperCase', 'lowerCase', 'digit', 'special'] as const

type ChangePasswordDialogProps = { isOpen: boolean; onClose: () => void; email: string }

export function ChangePasswordDialog({ isOpen, onClose, email }: ChangePasswordDialogProps) {
  return (
    <Dialog
      id="change-password"
      title={identityMessages.screen.changePassword}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
    >
      {isOpen && <ChangePasswordForm email={email} onDone={onClose} />}
    </Dialog>
  )
}

function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [errors, setErrors] = useState<FormErrors>()
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { save, isSaving } = useSave(changeOwnPassword)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(OwnPasswordChange, new FormData(event.currentTarget))
    setErrors(parsed.errors)
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (outcome.ok) {
      siteToasts.show({ kind: 'success', title: identityMessages.title.changeDone, text: outcome.message })
      return onDone()
    }
    if (outcome.reason === 'refused')
      return siteToasts.show({ kind: 'error', title: identityMessages.title.changeRefused, text: outcome.message })
    siteToasts.show({ kind: 'error', title: identityMessages.title.changeFailed, text: identityMessages.changeFailed })
  }

  return (
    <form ref={form} className="change-password" method="post" noValidate onSubmit={submit}>
      <FieldErrors errors={errors}>
        {/* Tells the browser's password manager which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={identityMessages.label.oldPassword} name="oldPassword" {...initialFocus} />
        <PasswordField
          label={identityMessages.label.newPassword}
          name="newPassword"
          autoComplete="new-password"
          hint={identityMessages.passwordHint}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordRules password={password} />
        <PasswordField
          label={identityMessages.label.confirmNewPassword}
          name="confirmNewPassword"
          autoComplete="new-password"
        />
        <div className="change-password-actions">
          <Button variant="ghost" onClick={onDone}>
            {contentMessages.cancel}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {identityMessages.screen.changePassword}
          </Button>
        </div>
      </FieldErrors>
    </form>
  )
}
