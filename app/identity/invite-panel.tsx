import { Send } from 'lucide'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { NewCustomer } from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Outcome } from '../lib/api-client.ts'
import { type FormErrors, fieldRule } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { showSaveFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { refusedField, type SaveRefusal, saveRefusal } from '../ui/record/save-refusal.ts'
import './account-lists.css'

interface InvitePanelProps<Invited> {
  title: string
  read: (form: FormData) => { ok: true; value: Invited } | { ok: false; errors: FormErrors }
  send: (invited: Invited) => Promise<Outcome<unknown> | null>
  onInvited: () => unknown
  children?: ReactNode
}

/** The server generates the password and emails it; it is never shown here. */
export function InvitePanel<Invited extends NewCustomer>(props: InvitePanelProps<Invited>) {
  const { title, read, send, onInvited, children } = props
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [round, setRound] = useState(0)
  const button = useRef<HTMLButtonElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = read(new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    setRefusal(null)
    if (!parsed.ok) return

    setSaving(true)
    const outcome = await send(parsed.value)
    setSaving(false)
    if (outcome === null) return
    if (outcome.ok) {
      siteToasts.show({ kind: 'success', title: outcome.message, text: parsed.value.email })
      setRound(round + 1)
      // The new key remounts the fields, so a focus inside them would be lost.
      button.current?.focus({ preventScroll: true })
      await onInvited()
    } else {
      const fieldErrors = refusedField(outcome, { [identityMessages.emailTaken]: 'email' })
      if (fieldErrors) return setErrors(fieldErrors)
      setRefusal(saveRefusal(outcome))
      showSaveFailure(outcome, { action: 'Sending an invitation' })
    }
  }

  return (
    <Panel title={title} lead={identityMessages.customers.inviteLead}>
      <form className="invite-form" noValidate onSubmit={(event) => void submit(event)}>
        <FieldErrors key={round} errors={errors}>
          <TextField
            label={identityMessages.label.firstName}
            name="firstName"
            autoComplete="off"
            validate={fieldRule(NewCustomer.shape.firstName)}
          />
          <TextField label={identityMessages.label.lastName} name="lastName" autoComplete="off" isOptional />
          <TextField
            label={identityMessages.label.emailAddress}
            name="email"
            type="email"
            autoComplete="off"
            validate={fieldRule(NewCustomer.shape.email)}
          />
          {children}
        </FieldErrors>
        {refusal && <FormAlert takesFocus {...refusal} />}
        <Button ref={button} type="submit" size="sm" isBusy={isSaving}>
          <Icon of={Send} size={16} /> Send invitation
        </Button>
      </form>
    </Panel>
  )
}
