import { expect, test } from 'vitest'
import { say } from './billing.messages.ts'
import { refusedCardField } from './refused-card-field.ts'

test('names the field a refusal of the card belongs to, and none for any other refusal', () => {
  expect(refusedCardField(say.cardDeclined)).toBe('number')
  expect(refusedCardField(say.cardExpired)).toBe('expiry')
  expect(refusedCardField(say.cardCodeWrong)).toBe('code')
  expect(refusedCardField(say.paymentInProgress)).toBeNull()
})
