import { expect, test } from 'vitest'
import { openingSoonMessages } from './setup.messages.ts'

test('opening hours continue the sentence, and the names of weekdays keep their capital', () => {
  expect(openingSoonMessages.byPhone('Mon to Sat, 10 to 6')).toBe('Until then we answer by phone: Mon to Sat, 10 to 6.')
  expect(openingSoonMessages.byPhone('Every day, 10 AM to 7 PM')).toBe(
    'Until then we answer by phone: every day, 10 AM to 7 PM.',
  )
  expect(openingSoonMessages.byPhone(null)).toBe('Until then we answer by phone.')
})
