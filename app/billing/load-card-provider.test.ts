import { afterEach, expect, test, vi } from 'vitest'
import { openBankDialog } from './load-card-provider.ts'

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

test("returns null when the bank's dialog fails, and an empty approval when it is closed", async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { onload: () => void }) => script.onload() },
  })
  vi.stubGlobal('window', { Stripe: () => ({}) })

  expect(await openBankDialog('pk_test', () => Promise.reject(new Error('closed')))).toBeNull()
  expect(await openBankDialog('pk_test', () => Promise.resolve({ error: { message: 'refused' } }))).toBe('')
})
