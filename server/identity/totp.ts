import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { TOTP } from '#contract/identity/identity.constants.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newTotpSecret() {
  return toBase32(randomBytes(TOTP.secretBytes))
}

/** RFC 6238 with SHA-1, the only algorithm that every authenticator app supports. */
export function totpCode(secret: string, step: number, digits: number = TOTP.digits) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function totpStep(moment: Date) {
  return Math.floor(moment.getTime() / 1000 / TOTP.stepSeconds)
}

/** Returns the time step of a code. Null if the code is wrong or outside the tolerated clock drift. */
export function findTotpStep(secret: string, code: string, moment: Date) {
  const current = totpStep(moment)
  const { toleratedSteps: most } = TOTP
  const steps = Array.from({ length: 2 * most + 1 }, (_, at) => current - most + at)
  return steps.find((step) => isSame(totpCode(secret, step), code)) ?? null
}

/** Returns the URI that authenticator apps read from a QR code. */
export function totpAddress({ secret, issuer, email }: { secret: string; issuer: string; email: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`
}

function isSame(one: string, other: string) {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

export function toBase32(bytes: Uint8Array) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string) {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
