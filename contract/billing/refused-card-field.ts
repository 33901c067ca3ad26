import { say } from './billing.messages.ts'

export type CardField = 'number' | 'expiry' | 'code'

const FIELD_OF: Record<string, CardField> = {
  [say.cardNumberInvalid]: 'number',
  [say.cardDeclined]: 'number',
  [say.cardHasNoFunds]: 'number',
  [say.cardUnknown]: 'number',
  [say.cardUsed]: 'number',
  [say.authenticationFailed]: 'number',
  [say.cardExpired]: 'expiry',
  [say.cardCodeWrong]: 'code',
}

/** The field of the card window that a refusal belongs to; null when it is not about the card. */
export function refusedCardField(sentence: string): CardField | null {
  return FIELD_OF[sentence] ?? null
}
