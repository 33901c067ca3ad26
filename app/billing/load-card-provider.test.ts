import { afterEach, expect, test, vi } from 'vitest'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { type CardElement, type CardProvider, openBankDialog, requestCardToken } from './load-card-provider.ts'

afterEach(() => vi.unstubAllGlobals())

test("returns null and logs the error when the provider's script cannot be loaded", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: { append: (script: { onerror: () => void }) => script.onerror() },
  })

  expect(await openBankDialog('pk_test', () => Promise.resolve())).toBeNull()
  expect(log).toHaveBeenCalled()
})

test("returns null when the bank's dialog fails, and an empty string when it is closed", async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { onload: () => void }) => script.onload() },
  })
  vi.stubGlobal('window', { Stripe: () => ({}) })

  expect(await openBankDialog('pk_test', () => Promise.reject(new Error('closed')))).toBeNull()
  expect(await openBankDialog('pk_test', () => Promise.resolve({ error: { message: 'refused' } }))).toBe('')
})

test('returns the token of the card, or the reason that the provider gives', async () => {
  expect(await requestToken(() => Promise.resolve({ token: { id: 'tok_1' } }))).toEqual({ token: 'tok_1' })
  expect(await requestToken(() => Promise.resolve({ error: { message: 'Your card has expired.' } }))).toEqual({
    error: 'Your card has expired.',
  })
  expect(await requestToken(() => Promise.resolve({ error: {} }))).toEqual({ error: billingMessages.cardRequired })
})

test("returns a message and logs the error when the provider's script rejects", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()

  const result = await requestToken(() => Promise.reject(new Error('The frame is gone.')))

  expect(result).toEqual({ error: billingMessages.cardWindowMissing })
  expect(log).toHaveBeenCalled()
})

function requestToken(createToken: CardProvider['createToken']) {
  return requestCardToken({ createToken } as CardProvider, {} as CardElement, 'Asha')
}
