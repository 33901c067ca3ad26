import { expect, test } from 'vitest'
import type { Consent } from '#contract/consent/consent.schema.ts'
import { withdrawnConsents } from './withdrawn-consents.ts'

function aConsent(given: Partial<Consent>): Consent {
  return {
    purpose: 'call',
    projectName: null,
    isGiven: false,
    at: '2026-11-07T06:30:00.000Z',
    form: 'yourData',
    noticeVersion: 1,
    language: 'en',
    text: null,
    givenBefore: '2026-11-01T06:30:00.000Z',
    ...given,
  }
}

test('returns a sentence with the day for each withdrawn consent to an answer or to a WhatsApp message', () => {
  const sentences = withdrawnConsents([
    aConsent({ purpose: 'answer', projectName: 'Suncourt' }),
    aConsent({ purpose: 'whatsApp' }),
  ])

  expect(sentences).toEqual([
    'No contact about the enquiry for Suncourt: withdrawn on 7 Nov 2026.',
    'No WhatsApp messages about other projects: withdrawn on 7 Nov 2026.',
  ])
})

test('returns nothing for a consent that is given, was never given or is only for automatic mails', () => {
  const consents = [
    aConsent({ isGiven: true }),
    aConsent({ purpose: 'email', givenBefore: null }),
    aConsent({ purpose: 'news' }),
  ]

  expect(withdrawnConsents(consents)).toEqual([])
})
