import * as z from 'zod/mini'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { sandboxTokenOf } from '#contract/billing/cards.ts'
import { required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'

export const CardHolder = z.object({
  name: required(billingMessages.cardNameRequired, { max: LENGTH.name }),
  country: required(billingMessages.card.country, { max: LENGTH.name }),
})
export type CardHolder = z.output<typeof CardHolder>

/** Card of the demo checkout. It is validated like a real one but never sent. */
export const SandboxCard = z.extend(CardHolder, {
  number: required(billingMessages.cardNumberInvalid).check(
    z.refine((number) => sandboxTokenOf(number) !== null, billingMessages.cardNumberInvalid),
  ),
  expiry: required(billingMessages.cardExpiryInvalid).check(
    z.refine((expiry) => isToCome(expiry), billingMessages.cardExpiryInvalid),
  ),
  code: required(billingMessages.cardCodeInvalid).check(z.regex(/^\d{3,4}$/, billingMessages.cardCodeInvalid)),
})

/** A card is valid until the end of the month printed on it. */
export function isToCome(expiry: string, now = new Date()) {
  const { month, year } = partsOf(expiry)
  if (!month || !year) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}

export function expiryAsPrinted(expiry: string) {
  const { month, year } = partsOf(expiry)
  return month && year ? `${month.padStart(2, '0')}/${year}` : expiry
}

function partsOf(expiry: string) {
  const [, month, year] = /^(0?[1-9](?=\D)|0[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? []
  return { month, year }
}

/** Result of the card form: the provider's token, never the card itself. */
export interface PaidCard {
  token: string
  name: string
  country: string
}

/**
 * A new object for every refusal, so that a repeated message is shown again. `message` is null if there was no
 * response.
 */
export interface Refusal {
  message: string | null
}

export interface CardFormProps {
  submitLabel: string
  /** Amount charged now; omitted when a card is only replaced. */
  amountCents?: number
  countries: readonly string[]
  refusal: Refusal | null
  isPaying: boolean
  onCard: (card: PaidCard) => void
}
