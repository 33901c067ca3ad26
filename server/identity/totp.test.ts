import { expect, test } from 'vitest'
import { findTotpStep, newTotpSecret, toBase32, totpAddress, totpCode, totpStep } from './totp.ts'

const SECRET = toBase32(Buffer.from('12345678901234567890'))

// Test vectors from RFC 6238, appendix B, column SHA-1.
test.for([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const)('at second %i the code is %s', ([second, code]) => {
  expect(totpCode(SECRET, totpStep(new Date(second * 1000)), 8)).toBe(code)
})

test('accepts the codes of one step before and after, and no others', () => {
  const moment = new Date('2026-03-01T10:00:00Z')
  const step = totpStep(moment)
  const found = [-2, -1, 0, 1, 2].map((drift) => findTotpStep(SECRET, totpCode(SECRET, step + drift), moment))

  expect(found).toEqual([null, step - 1, step, step + 1, null])
  for (const wrong of ['', '१२३४५६']) expect(findTotpStep(SECRET, wrong, moment)).toBeNull()
})

test('a new key has 160 bits in base32, and its address names the issuer and the account', () => {
  const secret = newTotpSecret()

  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpAddress({ secret, issuer: 'Plinth Group', email: 'a@b.co' })).toBe(
    `otpauth://totp/Plinth%20Group:a%40b.co?secret=${secret}&issuer=Plinth+Group`,
  )
})
