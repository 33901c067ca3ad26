import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkOut, dollarsOnTheWire, listSubscriptionPlans } from './billing.endpoints.ts'

test('every whole number of cents survives its journey in dollars', () => {
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

test('subscription plans are grouped and priced in dollars; a checkout posts dollars too', () => {
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
