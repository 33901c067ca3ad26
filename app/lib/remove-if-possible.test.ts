import { expect, test, vi } from 'vitest'
import { removeIfPossible } from './remove-if-possible.ts'

test('removing from a blocked storage does not throw', () => {
  vi.stubGlobal('localStorage', {
    removeItem() {
      throw new DOMException('', 'SecurityError')
    },
  })

  expect(() => removeIfPossible('localStorage', 'rememberedEmail')).not.toThrow()
})
