import { type FormEvent, useEffect, useState } from 'react'
import { SANDBOX } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { refusedCardField, sandboxTokenOf } from '#contract/billing/cards.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { type CardFormProps, expiryAsPrinted, SandboxCard } from './card-form.ts'
import { CardHolderFields, CardRefusal } from './card-holder-fields.tsx'

/** The browser maps a card number to one of the provider's public test tokens. */
export function SandboxCardForm({ submitLabel, amountCents, countries, refusal, isPaying, onCard }: CardFormProps) {
  const [errors, setErrors] = useState<FormErrors>()

  useEffect(() => {
    const field = refusal?.message && refusedCardField(refusal.message)
    if (field) setErrors({ [field]: refusal.message ?? '' })
  }, [refusal])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(SandboxCard, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok) return
    const { number, name, country } = parsed.value
    const token = sandboxTokenOf(number)
    if (token) onCard({ token, name, country })
  }

  return (
    <form className="field-grid card-form" method="post" noValidate data-amount={amountCents} onSubmit={submit}>
      <p className="card-window-test">{billingMessages.testMode}</p>
      <FieldErrors errors={errors}>
        <CardHolderFields countries={countries} />
        <TextField
          className="card-form-number"
          label={billingMessages.card.number}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={23}
          placeholder="4242 4242 4242 4242"
          validate={fieldRule(SandboxCard.shape.number)}
        />
        <TextField
          label={billingMessages.card.expiry}
          name="expiry"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          placeholder="08/29"
          validate={fieldRule(SandboxCard.shape.expiry)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = expiryAsPrinted(currentTarget.value)
          }}
        />
        <TextField
          label={billingMessages.card.code}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="123"
          validate={fieldRule(SandboxCard.shape.code)}
        />
      </FieldErrors>
      <details className="card-window-cards">
        <summary>{billingMessages.testCards}</summary>
        <ul>
          {SANDBOX.cards.map(({ number, outcome }) => (
            <li key={number}>
              <code>{number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> {billingMessages.testCard[outcome]}
            </li>
          ))}
        </ul>
      </details>
      <CardRefusal refusal={refusal} isBusy={isPaying} />
      <Button type="submit" isWide isBusy={isPaying}>
        {submitLabel}
      </Button>
    </form>
  )
}
