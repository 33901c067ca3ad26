import * as z from 'zod/mini'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { sandboxTokenOf } from '#contract/billing/cards.ts'
import { required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'

/** What every card window asks besides the card itself. */
export const CardHolder = z.object({
  name: required(billingMessages.cardNameRequired, { max: LENGTH.name }),
  country: required(billingMessages.card.country, { max: LENGTH.name }),
})
export type CardHolder = z.output<typeof CardHolder>

/** The card of the demo's own window. It is checked as a real one would be and goes nowhere. */
export const SandboxCard = z.extend(CardHolder, {
  number: required(billingMessages.cardNumberInvalid).check(
    z.refine((number) => sandboxTokenOf(number) !== null, billingMessages.cardNumberInvalid),
  ),
  expiry: required(billingMessages.cardExpiryInvalid).check(
    z.refine((expiry) => isToCome(expiry), billingMessages.cardExpiryInvalid),
  ),
  code: required(billingMessages.cardCodeInvalid).check(z.regex(/^\d{3,4}$/, billingMessages.cardCodeInvalid)),
})

/** A card is good until the end of the month printed on it. */
export function isToCome(expiry: string, now = new Date()) {
  const { month, year } = partsOf(expiry)
  if (!month || !year) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}

/** A month and a year however they were typed, as a card shows them; anything else stays as it is. */
export function expiryAsPrinted(expiry: string) {
  const { month, year } = partsOf(expiry)
  return month && year ? `${month.padStart(2, '0')}/${year}` : expiry
}

function partsOf(expiry: string) {
  const [, month, year] = /^(0?[1-9](?=\D)|0[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? []
  return { month, year }
}

/** What came of the window: never the card itself, only what the provider made of it. */
export interface PaidCard {
  token: string
  name: string
  country: string
}

/** A new object for every refusal, so that the same words twice are shown twice. Null words: there was no answer. */
export interface Refusal {
  message: string | null
}

export interface CardFormProps {
  submitLabel: string
  /** What is charged now; nothing where a card is only changed. */
  amountCents?: number
  countries: readonly string[]
  refusal: Refusal | null
  isPaying: boolean
  onCard: (card: PaidCard) => void
}
