import { type FormEvent, type ReactNode, useState } from 'react'
import type { Outcome } from '../lib/api-client.ts'
import { changeFailureText } from '../lib/change-failure-text.ts'
import type { FormErrors } from '../lib/read-form.ts'
import { useRunOnce } from '../lib/use-save.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'

export interface RefusableFormProps<Body, Data> {
  className: string
  label?: string
  /** True after a success, until the browser has navigated away. */
  isLeaving?: boolean
  read: (form: FormData) => { ok: true; value: Body } | { ok: false; errors: FormErrors }
  send: (body: Body) => Promise<Outcome<Data>>
  onDone: (data: Data) => void
  buttons: (isBusy: boolean) => ReactNode
  children: ReactNode
}

export function RefusableForm<Body, Data>(props: RefusableFormProps<Body, Data>) {
  const { className, label, isLeaving = false, read, send, onDone, buttons, children } = props
  const { runOnce, isRunning } = useRunOnce()
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<{ text: string } | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLeaving) return
    const parsed = read(new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    setRefusal(null)
    if (!parsed.ok) return
    const outcome = await runOnce(() => send(parsed.value))
    if (!outcome) return
    if (!outcome.ok) return setRefusal({ text: changeFailureText(outcome) })
    onDone(outcome.data)
  }

  return (
    <form className={className} method="post" noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      {refusal && <Alert key={refusal.text} text={refusal.text} onClose={() => setRefusal(null)} />}
      <FieldErrors errors={errors}>{children}</FieldErrors>
      {buttons(isRunning || isLeaving)}
    </form>
  )
}
