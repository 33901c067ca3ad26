import type { IncomingHttpHeaders } from 'node:http'
import { SIGN_UP_KEY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { AppError } from '#server/errors.ts'
import type { AccountRow } from './accounts.repository.ts'
import { plainAddress } from './plain-address.ts'
import { hashOfToken } from './secrets.ts'

const LIFE_MS = SIGN_UP_KEY.lifeHours * 3_600_000

/** Idempotency key of a sign-up request, or null. */
export function signUpKeyOf(headers: IncomingHttpHeaders) {
  const given = headers[SIGN_UP_KEY.header.toLowerCase()]
  if (given === undefined) return null
  if (typeof given !== 'string' || !SIGN_UP_KEY.pattern.test(given))
    throw new AppError('invalid', identityMessages.signUpKeyInvalid)
  return given
}

/** Includes the address, so that the key works for no other. */
export function hashOfSignUpKey(key: string, email: string) {
  return hashOfToken(`${plainAddress(email)} ${key}`)
}

/** Whether this account was created by the same sign-up and is still unchanged. */
export function isSameSignUp(account: AccountRow, { keyHash, now }: { keyHash: string | null; now: Date }) {
  const { signUpKeyHash, emailVerifiedAt, createdAt } = account
  if (keyHash === null || signUpKeyHash !== keyHash || emailVerifiedAt !== null) return false
  return now.getTime() - createdAt.getTime() < LIFE_MS
}
