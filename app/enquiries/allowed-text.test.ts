import { expect, test } from 'vitest'
import { allowedText } from './allowed-text.ts'

test.each([
  [{}, 'You allowed: answer this enquiry. Nothing else.'],
  [{ mayEmail: 'on' }, 'You allowed: answer this enquiry, and tell you about other projects by e-mail.'],
  [
    { mayCall: 'on', mayWhatsApp: 'on', mayEmail: 'on' },
    'You allowed: answer this enquiry, and tell you about other projects by call, WhatsApp, e-mail.',
  ],
])('the choices %j are summarised as: %s', (values, text) => {
  expect(allowedText(values)).toBe(text)
})
