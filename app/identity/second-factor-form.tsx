import { type FormEvent, type ReactNode, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { SecondFactorCode } from '#contract/identity/second-factor.schema.ts'
import type { Outcome } from '../lib/api-client.ts'
import { failureText } from '../lib/failure-text.ts'
import { type FormErrors, fieldRule } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'

interface SecondFactorFormProps<Body, Data> {
  submitLabel: string
  read: (form: FormData) => { ok: true; value: Body } | { ok: false; errors: FormErrors }
  send: (body: Body) => Promise<Outcome<Data> | null>
  onDone: (data: Data) => void
  onCancel: () => void
  children: ReactNode
}

/** One step of the two-step sign-in dialog: fields, an error above them, and buttons to cancel and submit. */
export function SecondFactorForm<Body, Data>(props: SecondFactorFormProps<Body, Data>) {
  const { submitLabel, read, send, onDone, onCancel, children } = props
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<{ text: string } | null>(null)
  const [isSending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = read(new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    setRefusal(null)
    if (!parsed.ok) return
    setSending(true)
    const outcome = await send(parsed.value)
    setSending(false)
    if (!outcome) return
    if (!outcome.ok) return setRefusal({ text: failureText(outcome) })
    onDone(outcome.data)
  }

  return (
    <form className="second-factor" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <Alert key={refusal.text} text={refusal.text} onClose={() => setRefusal(null)} />}
      <FieldErrors errors={errors}>{children}</FieldErrors>
      <div className="second-factor-end">
        <Button variant="ghost" onClick={onCancel}>
          {contentMessages.cancel}
        </Button>
        <Button type="submit" isBusy={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** Six digits from an authenticator app, or a recovery code. */
export function CodeField({ hasFocus = true }: { hasFocus?: boolean }) {
  return (
    <TextField
      label={secondFactorMessages.code}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      validate={fieldRule(SecondFactorCode.shape.code)}
      {...(hasFocus && initialFocus)}
    />
  )
}
