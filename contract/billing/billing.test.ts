import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amountInWords, shortAmountInWords } from './amount-in-words.ts'
import { checkOut, dollarsOnTheWire, listSubscriptionPlans } from './billing.endpoints.ts'
import { isSandboxKey, sandboxTokenOf } from './cards.ts'
import { AccountClosing } from './payments.schema.ts'

test('every whole number of cents survives the conversion to dollars and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
      expect(z.decode(dollarsOnTheWire, z.encode(dollarsOnTheWire, cents))).toBe(cents)
    }),
  )
  expect(z.decode(dollarsOnTheWire, '49.90')).toBe(4990)
  for (const amount of [0.001, -1, Number.NaN, 'ten', '', null]) {
    expect(z.safeDecode(dollarsOnTheWire, amount as never).success, String(amount)).toBe(false)
  }
})

test('subscription plans are grouped and priced in dollars, and a checkout sends dollars', () => {
  const plans = [
    {
      id: 1,
      name: 'Basic',
      amountCents: 1999,
      type: 'Monthly' as const,
      description: 'd',
      features: [{ name: 'f', planId: 1 }],
    },
  ]
  expect(z.encode(listSubscriptionPlans.answer.data, [{ plans }])).toEqual([
    {
      getSubscriptionListResponse: [
        {
          id: 1,
          name: 'Basic',
          subscriptionAmount: 19.99,
          subscriptionType: 'Monthly',
          descriptions: 'd',
          getFeatureList: [{ feautureName: 'f', fk_SubscriptionId: 1 }],
        },
      ],
    },
  ])
  expect(z.decode(checkOut.body, { Token: 'tok_visa', Amount: 19.99, SubscriptionId: 1, UserId: 3 })).toMatchObject({
    amountCents: 1999,
    planId: 1,
    userId: 3,
    country: null,
  })
})

test('our own card window creates the token of each test number with any spacing', () => {
  expect(sandboxTokenOf('4242 4242 4242 4242')).toBe('tok_visa')
  expect(sandboxTokenOf('4000-0000-0000-0002')).toBe('tok_chargeDeclined')
  expect(sandboxTokenOf('4000002760003184')).toBe('tok_authenticationRequired')
  expect(sandboxTokenOf('5555555555554444')).toBe('tok_unknownCard')
  for (const number of ['', '4242', '4242424242424241', 'card', '4242424242424242x']) {
    expect(sandboxTokenOf(number), number).toBeNull()
  }
  expect([isSandboxKey('pk_sandbox_plinth'), isSandboxKey('pk_live_1')]).toEqual([true, false])
})

test('an amount is formatted in dollars and cents', () => {
  expect([0, 5, 2900, 129_000].map(amountInWords)).toEqual(['$0.00', '$0.05', '$29.00', '$1,290.00'])
  expect([4900, 4990].map(shortAmountInWords)).toEqual(['$49', '$49.90'])
})

test('closing an account accepts the password as typed, with its leading and trailing spaces', () => {
  expect(z.decode(AccountClosing, { password: ' blank at both ends ' })).toEqual({ password: ' blank at both ends ' })
})
