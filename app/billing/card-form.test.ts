import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { expiryAsPrinted, isToCome, SandboxCard } from './card-form.ts'

test('accepts a card until the end of its expiry month', () => {
  const now = new Date('2026-11-15T10:00:00Z')

  for (const expiry of ['11/26', '12/26', '01/2027', '08 / 29', '1/27', '11-27', '1230', '122030']) {
    expect(isToCome(expiry, now), expiry).toBe(true)
  }
  for (const expiry of ['10/26', '1026', '13/27', '1327', '127', '00/27', '11', '']) {
    expect(isToCome(expiry, now), expiry).toBe(false)
  }
})

test('formats an expiry as printed on a card and leaves other text as typed', () => {
  expect(['0829', '1/27', '08 / 2029', '122030'].map(expiryAsPrinted)).toEqual(['08/29', '01/27', '08/29', '12/30'])
  expect(['', '13', '1327', 'soon'].map(expiryAsPrinted)).toEqual(['', '13', '1327', 'soon'])
})

test('reports each invalid part of a card with its own message', () => {
  const card = { name: 'Asha', country: 'India', number: '4242 4242 4242 4242', expiry: '08/49', code: '123' }
  const errorOf = (change: object) => z.safeParse(SandboxCard, { ...card, ...change }).error?.issues[0]?.message

  expect(errorOf({})).toBeUndefined()
  expect(errorOf({ number: '4242 4242 4242 4241' })).toBe(billingMessages.cardNumberInvalid)
  expect(errorOf({ expiry: '08/19' })).toBe(billingMessages.cardExpiryInvalid)
  expect(errorOf({ code: '12' })).toBe(billingMessages.cardCodeInvalid)
  expect(errorOf({ name: ' ' })).toBe(billingMessages.cardNameRequired)
})
