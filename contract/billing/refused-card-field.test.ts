import { expect, test } from 'vitest'
import { billingMessages } from './billing.messages.ts'
import { refusedCardField } from './cards.ts'

test('names the field to which a refusal of the card belongs, and none for other refusals', () => {
  expect(refusedCardField(billingMessages.cardDeclined)).toBe('number')
  expect(refusedCardField(billingMessages.cardExpired)).toBe('expiry')
  expect(refusedCardField(billingMessages.cardCodeWrong)).toBe('code')
  expect(refusedCardField(billingMessages.paymentInProgress)).toBeNull()
})
