import { expect, test } from 'vitest'
import { openingSoonMessages } from './setup.messages.ts'

test('opening hours are shown as they were entered', () => {
  expect(openingSoonMessages.byPhone('Mon to Sat, 10 to 6')).toBe('Until then we answer by phone: Mon to Sat, 10 to 6.')
  expect(openingSoonMessages.byPhone(null)).toBe('Until then we answer by phone.')
})
