import { expect, test, vi } from 'vitest'
import { storeIfPossible } from './store-if-possible.ts'

test('a value is stored under its key', () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })

  storeIfPossible('localStorage', 'tablesize', '25')

  expect(setItem).toHaveBeenCalledWith('tablesize', '25')
})

test('a full storage is logged and does not throw', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  })

  expect(() => storeIfPossible('sessionStorage', 'draft', '{}')).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
})
