import { say } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import type { PasswordChange } from '#contract/identity/passwords.schema.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { fitsHash, hashSecret } from './password-hashes.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { isSameAddress } from './plain-address.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  tries: PasswordTriesService
  now?: () => Date
}

export function createPasswordChangeService({ write, accounts, tries, now = () => new Date() }: Deps) {
  async function isOldPassword(given: string, account: AccountRow, caller: Caller, visitorAddress: string) {
    const attempt = await tries.begin(caller.email, visitorAddress)
    if (!(await fitsHash(given, account.passwordHash))) {
      await tries.fail(account, attempt, 'wrong-password')
      return false
    }
    await tries.succeed(caller.email, visitorAddress)
    return true
  }

  return {
    async change(request: PasswordChange, caller: Caller, visitorAddress: string) {
      const { oldPassword, newPassword } = request
      const refusals = request.email === null ? STANDALONE : IN_A_DIALOG
      if (!isOwnAddress(request, caller)) throw refusals.foreignAddress()

      const account = await accounts.findById(caller.accountId)
      if (!account) throw new AppError('unauthenticated', say.signInFirst)
      const isTemporary = account.isTempPassword
      // Whoever signed in with a temporary password has just typed it and is not asked again.
      if (oldPassword === null && !isTemporary) throw new AppError('invalid', say.oldPasswordRequired)
      if (!isStrongPassword(newPassword)) throw new AppError('invalid', say.newPasswordInvalid)
      if (oldPassword !== null && !(await isOldPassword(oldPassword, account, caller, visitorAddress))) {
        throw refusals.wrongPassword()
      }
      // A temporary password is known to whoever gave it, so keeping it is no change.
      if (isTemporary && (await fitsHash(newPassword, account.passwordHash))) {
        throw new AppError('invalid', say.temporaryPasswordKept)
      }

      const passwordHash = await hashSecret(newPassword)
      await write(async ({ db, audit }) => {
        const moment = now()
        const changed = await createAccountsRepository(db).replacePassword(account, passwordHash, moment)
        if (!changed) throw refusals.wrongPassword()
        await createResetTokensRepository(db).deleteOfAccount(account.id)
        await createSessionsRepository(db).revokeOfAccount(account.id, { now: moment, exceptId: caller.sessionId })
        audit({ actor: actorOf(caller), action: 'change-password', entity: 'account', entityId: account.id })
      })
    },
  }
}

const IN_A_DIALOG = {
  foreignAddress: () => new AppError('forbidden', say.notAuthorized),
  wrongPassword: () => new AppError('invalid', say.oldPasswordWrong),
}

/** The standalone page shows what it reads from a good answer, and 'error' for any other. */
const STANDALONE = {
  foreignAddress: () => new AppError('declined', say.invalidUser),
  wrongPassword: () => new AppError('declined', say.invalidUser),
}

function isOwnAddress({ email, standaloneEmail }: PasswordChange, caller: Caller) {
  return [email, standaloneEmail].every((given) => given === null || isSameAddress(given, caller.email))
}
