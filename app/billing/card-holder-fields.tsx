import { billingMessages } from '#contract/billing/billing.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { fieldRule } from '../lib/read-form.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { CardHolder } from './card-form.ts'

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
        // Remount when the list has loaded, so that the default country is selected in the full list too.
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
