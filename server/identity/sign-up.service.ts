import type { IncomingHttpHeaders } from 'node:http'
import type { NewAccount, SignedUp } from '#contract/identity/accounts.schema.ts'
import { SIGN_UP_KEY, SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken } from '#server/tokens.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { plainAddress } from './plain-address.ts'
import { hashSecret, matchesHash } from './secrets.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { openSession } from './sessions.service.ts'

const LIFE_MS = SIGN_UP_KEY.lifeHours * 3_600_000

/** Null if the header is missing. Throws if it is malformed. */
export function signUpKeyOf(headers: IncomingHttpHeaders) {
  const given = headers[SIGN_UP_KEY.header.toLowerCase()]
  if (given === undefined) return null
  if (typeof given !== 'string' || !SIGN_UP_KEY.pattern.test(given))
    throw new AppError('invalid', identityMessages.signUpKeyInvalid)
  return given
}

/** Includes the email address, so that the key is valid for no other one. */
function hashOfSignUpKey(key: string, email: string) {
  return hashOfToken(`${plainAddress(email)} ${key}`)
}

/**
 * Whether the request repeats the sign-up that created this account. Never true after `LIFE_MS` or once the email
 * address is verified.
 */
function isSameSignUp(account: AccountRow, { keyHash, now }: { keyHash: string | null; now: Date }) {
  const { signUpKeyHash, emailVerifiedAt, createdAt } = account
  if (keyHash === null || signUpKeyHash !== keyHash || emailVerifiedAt !== null) return false
  return now.getTime() - createdAt.getTime() < LIFE_MS
}

interface Deps {
  write: Write
  accounts: AccountsRepository
  rateLimits: Pick<RateLimitsService, 'spendOnForm'>
  tries: Pick<PasswordTriesService, 'begin' | 'succeed' | 'fail'>
  now?: () => Date
}

interface Visitor {
  address: string
  /** With this idempotency key, the sign-up can be repeated if its response was lost. */
  key: string | null
}

export function createSignUpService({ write, accounts, rateLimits, tries, now = () => new Date() }: Deps) {
  /** Null if the email address is taken or reserved. */
  async function create(request: NewAccount, signUpKeyHash: string | null): Promise<SignedUp | null> {
    const { firstName, lastName, companyName, email, role } = request
    const passwordHash = await hashSecret(request.password)
    return write(async ({ db, audit }) => {
      const moment = now()
      const created = await createAccountsRepository(db).create({
        firstName,
        lastName,
        companyName,
        email,
        role,
        passwordHash,
        signUpKeyHash,
        signupStep: SIGNUP_STEP.signedUp,
        agreedToTermsAt: moment,
        passwordChangedAt: moment,
        lastSignedInAt: moment,
      })
      if (!created) return null
      const bearerToken = await openSession(db, created, moment)
      audit({ actor: actorOf(created), action: 'sign-up', entity: 'account', entityId: created.id, after: { role } })
      return { bearerToken, role, id: created.id }
    })
  }

  /** Opens a new session and ends the one of the lost response, whose token was never received. */
  async function repeatSignUp(account: AccountRow, keyHash: string | null): Promise<SignedUp> {
    return write(async ({ db, audit }) => {
      const moment = now()
      const signedIn = await createAccountsRepository(db).recordSignIn(account, moment)
      // The email address may have been verified while the password was being checked.
      if (!signedIn || !isSameSignUp(signedIn, { keyHash, now: moment })) throw emailTaken()
      await createSessionsRepository(db).revokeOfAccount(signedIn.id, { now: moment })
      const bearerToken = await openSession(db, signedIn, moment)
      audit({ actor: actorOf(signedIn), action: 'sign-in', entity: 'account', entityId: signedIn.id })
      return { bearerToken, role: signedIn.role, id: signedIn.id }
    })
  }

  return {
    async signUp(request: NewAccount, { address, key }: Visitor): Promise<SignedUp> {
      const { email, password } = request
      if (!isStrongPassword(password)) throw new AppError('invalid', identityMessages.newPasswordInvalid)
      await rateLimits.spendOnForm('sign-up', address)
      const keyHash = key === null ? null : hashOfSignUpKey(key, email)
      const find = () => accounts.findByPlainAddress(plainAddress(email))

      const known = await find()
      const created = known ? null : await create(request, keyHash)
      if (created) return created

      // A parallel request for the same sign-up may have created the account.
      const account = known ?? (await find())
      if (!account || !isSameSignUp(account, { keyHash, now: now() })) throw emailTaken()
      const attempt = await tries.begin(email, address)
      if (!(await matchesHash(password, account.passwordHash))) {
        await tries.fail(account, attempt)
        throw emailTaken()
      }
      await tries.succeed(email, address)
      return repeatSignUp(account, keyHash)
    },
  }
}

function emailTaken() {
  return new AppError('invalid', identityMessages.emailTaken)
}
