import { billingMessages } from '#contract/billing/billing.messages.ts'
import { refusedCardField } from '#contract/billing/cards.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { fieldRule } from '../lib/read-form.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { CardHolder, type Refusal } from './card-form.ts'

export function CardHolderFields({ countries }: { countries: readonly string[] }) {
  return (
    <>
      <TextField
        label={billingMessages.card.name}
        name="name"
        autoComplete="cc-name"
        maxLength={LENGTH.name}
        validate={fieldRule(CardHolder.shape.name)}
      />
      <SelectField
        // Remounts when the list has loaded, so that the default country is selected in the full list too.
        key={countries.length}
        label={billingMessages.card.country}
        name="country"
        autoComplete="country-name"
        options={countries}
        defaultValue="India"
      />
    </>
  )
}

/** Shows a refusal that belongs to no field, such as a payment that is already pending. */
export function CardRefusal({ refusal, isBusy }: { refusal: Refusal | null; isBusy: boolean }) {
  if (!refusal || isBusy || (refusal.message && refusedCardField(refusal.message))) return null
  return <Alert text={refusal.message ?? contentMessages.serverError} />
}
