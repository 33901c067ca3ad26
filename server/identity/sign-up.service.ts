import type { NewAccount, SignedUp } from '#contract/identity/accounts.schema.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { hashSecret } from './password-hashes.ts'
import { plainAddress } from './plain-address.ts'
import { openSession } from './sessions.service.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  rateLimits: Pick<RateLimitsService, 'spendOnForm'>
  now?: () => Date
}

export function createSignUpService({ write, accounts, rateLimits, now = () => new Date() }: Deps) {
  return {
    async signUp(request: NewAccount, visitorAddress: string): Promise<SignedUp> {
      if (!isStrongPassword(request.password)) throw new AppError('invalid', say.newPasswordInvalid)
      await rateLimits.spendOnForm('sign-up', visitorAddress)
      if (await accounts.findByPlainAddress(plainAddress(request.email))) throw emailTaken()

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
          signupStep: SIGNUP_STEP.signedUp,
          agreedToTermsAt: moment,
          passwordChangedAt: moment,
          lastSignedInAt: moment,
        })
        if (!created) throw emailTaken()
        const bearerToken = await openSession(db, created, moment)
        audit({ actor: actorOf(created), action: 'sign-up', entity: 'account', entityId: created.id, after: { role } })
        return { bearerToken, role, id: created.id }
      })
    },
  }
}

function emailTaken() {
  return new AppError('invalid', say.emailTaken)
}
