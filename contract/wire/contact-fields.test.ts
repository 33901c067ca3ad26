import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { GENERAL_ADDRESS, MOBILE_DIGITS } from './contact-patterns.ts'
import { contactAddress, mobileNumber } from './fields.ts'

test('a mobile number has 6 to 15 digits, with any spaces and hyphens between them', () => {
  const Mobile = mobileNumber({ missing: 'missing', invalid: 'invalid' })
  const gap = fc.constantFrom('', ' ', '-', ' - ')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), gap), { minLength: 1, maxLength: 20 }), (digits) => {
      const text = digits.map(([digit, after]) => `${digit}${after}`).join('')
      fc.pre(text.trim().length <= 40)
      const isRight = digits.length >= MOBILE_DIGITS.fewest && digits.length <= MOBILE_DIGITS.most
      expect(z.safeParse(Mobile, text).success).toBe(isRight)
    }),
  )
  for (const text of ['+919810012345', '98100x12345', '------', '(011) 2345']) {
    expect(z.safeParse(Mobile, text).success, text).toBe(false)
  }
})

test('an e-mail address without an account may have a longer top-level domain and a plus sign', () => {
  for (const text of ['a@b.in', 'a+b@mail.museum', "o'neil@sub.mail.co.uk"])
    expect(GENERAL_ADDRESS.test(text), text).toBe(true)
  for (const text of ['a@b', 'a@b.c', 'a@-b.com', 'a b@c.com', 'a@b..com', '@b.com', 'a@b.c0m']) {
    expect(GENERAL_ADDRESS.test(text), text).toBe(false)
  }
})

test('a missing and a malformed e-mail address have different messages', () => {
  const Address = contactAddress({ missing: 'missing', invalid: 'invalid' })
  const message = (value: unknown) => z.safeParse(Address, value).error?.issues[0]?.message

  expect([message(undefined), message(' '), message('x'), message(' a@b.in ')]).toEqual([
    'missing',
    'missing',
    'invalid',
    undefined,
  ])
})
