import { type FormEvent, useState } from 'react'
import { completeSignIn } from '#contract/identity/second-factor.endpoints.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { SignInCode } from '#contract/identity/second-factor.schema.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { failureText } from '../lib/failure-text.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { CodeField } from './second-factor-form.tsx'

interface SignInCodeFormProps {
  className: string
  challenge: string
  isLeaving?: boolean
  onSignedIn: (signedIn: SignedIn) => void
  onStartAgain: () => void
}

/** The second step of the sign-in, after the password. */
export function SignInCodeForm({
  className,
  challenge,
  isLeaving = false,
  onSignedIn,
  onStartAgain,
}: SignInCodeFormProps) {
  const { save, isSaving } = useSave(completeSignIn)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<{ text: string } | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLeaving) return
    const form = new FormData(event.currentTarget)
    form.set('challenge', challenge)
    const parsed = readForm(SignInCode, form)
    setErrors(parsed.ok ? undefined : parsed.errors)
    setRefusal(null)
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (!outcome.ok) return setRefusal({ text: failureText(outcome) })
    onSignedIn(outcome.data)
  }

  return (
    <form
      className={className}
      method="post"
      noValidate
      aria-label={secondFactorMessages.name}
      onSubmit={(event) => void submit(event)}
    >
      {refusal && <Alert key={refusal.text} text={refusal.text} onClose={() => setRefusal(null)} />}
      <FieldErrors errors={errors}>
        <CodeField />
      </FieldErrors>
      <Button type="submit" isWide isBusy={isSaving || isLeaving}>
        {secondFactorMessages.verify}
      </Button>
      <Button variant="ghost" onClick={onStartAgain}>
        {secondFactorMessages.startAgain}
      </Button>
    </form>
  )
}
