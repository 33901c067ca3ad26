import { expect, test } from 'vitest'
import { openingSoonMessages } from './setup.messages.ts'

test('opening hours are a sentence of their own', () => {
  expect(openingSoonMessages.byPhone('Every day, 10 AM to 7 PM')).toBe(
    'Until then we answer by phone. Every day, 10 AM to 7 PM.',
  )
  expect(openingSoonMessages.byPhone(null)).toBe('Until then we answer by phone.')
})
