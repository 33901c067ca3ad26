import { SANDBOX } from './billing.constants.ts'
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

export function isSandboxKey(publicKey: string) {
  return publicKey.startsWith(SANDBOX.keyPrefix)
}

/** The token our own card window makes of a card number, or null where the digits can be no card at all. */
export function sandboxTokenOf(cardNumber: string): string | null {
  const digits = cardNumber.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !hasGoodCheckDigit(digits)) return null
  return SANDBOX.cards.find(({ number }) => number === digits)?.token ?? SANDBOX.unknownCardToken
}

/** The last digit of every card number guards against a wrong or swapped one. */
function hasGoodCheckDigit(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
