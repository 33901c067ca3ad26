import { type FormEvent, type ReactNode, useState } from 'react'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { CodeRequired } from '#contract/identity/second-factor.schema.ts'
import { signIn } from '#contract/identity/sign-in.endpoints.ts'
import { AdminSignIn, type SignedIn } from '#contract/identity/sign-in.schema.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { AdminWarnings } from './admin-sign-in-frame.tsx'

interface StaffPasswordFormProps {
  atPassword: ReactNode
  isLeaving: boolean
  onAccepted: (result: SignedIn | CodeRequired, email: string) => void
}

export function StaffPasswordForm({ atPassword, isLeaving, onAccepted }: StaffPasswordFormProps) {
  const [errors, setErrors] = useState<FormErrors>()
  const [warnings, setWarnings] = useState<string[]>([])
  const { save, isSaving } = useSave(signIn)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLeaving) return
    const parsed = readForm(AdminSignIn, new FormData(event.currentTarget))
    setErrors(parsed.errors)
    setWarnings([])
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (!outcome.ok && outcome.reason === 'failed') return setWarnings([outcome.message])
    if (!outcome.ok)
      return siteToasts.show({ kind: 'error', title: identityMessages.title.refused, text: outcome.message })
    onAccepted(outcome.data, parsed.value.email)
  }

  return (
    <form className="admin-sign-in-form" method="post" noValidate onSubmit={submit}>
      <FieldErrors errors={errors}>
        <AdminWarnings warnings={warnings} />
        <TextField
          label={identityMessages.label.emailAddress}
          name="email"
          type="email"
          autoComplete="username"
          validate={fieldRule(AdminSignIn.shape.email)}
        />
        <div className="admin-sign-in-password">
          <PasswordField
            label={identityMessages.label.password}
            name="password"
            validate={fieldRule(AdminSignIn.shape.password)}
          />
          {atPassword}
        </div>
        <Button type="submit" isWide isBusy={isSaving || isLeaving}>
          {identityMessages.screen.signIn}
        </Button>
      </FieldErrors>
    </form>
  )
}
