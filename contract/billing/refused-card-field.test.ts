import { expect, test } from 'vitest'
import { billingMessages } from './billing.messages.ts'
import { refusedCardField } from './cards.ts'

test('a refusal of the card belongs to a field of the card window, and any other refusal to none', () => {
  expect(refusedCardField(billingMessages.cardDeclined)).toBe('number')
  expect(refusedCardField(billingMessages.cardExpired)).toBe('expiry')
  expect(refusedCardField(billingMessages.cardCodeWrong)).toBe('code')
  expect(refusedCardField(billingMessages.paymentInProgress)).toBeNull()
})
