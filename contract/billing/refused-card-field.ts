import { billingMessages } from './billing.messages.ts'

export type CardField = 'number' | 'expiry' | 'code'

const FIELD_OF: Record<string, CardField> = {
  [billingMessages.cardNumberInvalid]: 'number',
  [billingMessages.cardDeclined]: 'number',
  [billingMessages.cardHasNoFunds]: 'number',
  [billingMessages.cardUnknown]: 'number',
  [billingMessages.cardUsed]: 'number',
  [billingMessages.authenticationFailed]: 'number',
  [billingMessages.cardExpired]: 'expiry',
  [billingMessages.cardCodeWrong]: 'code',
}

/** The field of the card window that a refusal belongs to; null when it is not about the card. */
export function refusedCardField(sentence: string): CardField | null {
  return FIELD_OF[sentence] ?? null
}
