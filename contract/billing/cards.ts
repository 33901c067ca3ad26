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

/** Returns the card field that a refusal is about; null if it is about none. */
export function refusedCardField(message: string): CardField | null {
  return FIELD_OF[message] ?? null
}

export function isSandboxKey(publicKey: string) {
  return publicKey.startsWith(SANDBOX.keyPrefix)
}

/** Returns the token for a card number entered in the sandbox; null if the digits are not a card number. */
export function sandboxTokenOf(cardNumber: string): string | null {
  const digits = cardNumber.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !hasGoodCheckDigit(digits)) return null
  return SANDBOX.cards.find(({ number }) => number === digits)?.token ?? SANDBOX.unknownCardToken
}

/** Luhn check, which detects mistyped and swapped digits. */
function hasGoodCheckDigit(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
