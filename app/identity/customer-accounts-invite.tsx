import { Send } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { say as records } from '#contract/content/records.messages.ts'
import { inviteCustomer } from '#contract/identity/customers.endpoints.ts'
import { NewCustomer } from '#contract/identity/customers.schema.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { FieldErrors } from '../ui/field-errors.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { tellFailure } from '../ui/tell-failure.ts'
import { TextField } from '../ui/text-field.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import './customer-accounts.css'

/** The password is made by the server and mailed; nobody here ever sees it. */
export function InviteCustomer({ onInvited }: { onInvited: () => unknown }) {
  const form = useRef<HTMLFormElement>(null)
  const { save, isSaving } = useSave(inviteCustomer)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readForm(NewCustomer, new FormData(event.currentTarget))
    setErrors(reading.ok ? undefined : reading.errors)
    setRefusal(null)
    if (!reading.ok) return

    const outcome = await save({ body: reading.value })
    if (outcome === null) return
    if (outcome.ok) {
      siteToasts.show({ kind: 'success', title: outcome.message, text: outcome.data.email })
      setTurn(turn + 1)
      await onInvited()
    } else if (outcome.reason === 'refused') {
      setRefusal(outcome.message)
    } else tellFailure('Inviting a customer', outcome)
  }

  return (
    <Panel title={say.customers.invite} lead={say.customers.inviteLead}>
      <form key={turn} ref={form} className="invite-form" noValidate onSubmit={(event) => void submit(event)}>
        <FieldErrors errors={errors}>
          <TextField
            label={say.label.firstName}
            name="firstName"
            autoComplete="off"
            validate={fieldRule(NewCustomer.shape.firstName)}
          />
          <TextField label={say.label.lastName} name="lastName" autoComplete="off" isOptional />
          <TextField
            label={say.label.emailAddress}
            name="email"
            type="email"
            autoComplete="off"
            validate={fieldRule(NewCustomer.shape.email)}
          />
        </FieldErrors>
        {refusal !== null && <Alert text={records.refusedSave} reason={refusal} />}
        <Button type="submit" size="sm" isBusy={isSaving}>
          <Icon of={Send} size={16} /> Send invitation
        </Button>
      </form>
    </Panel>
  )
}
