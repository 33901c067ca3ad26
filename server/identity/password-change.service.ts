import { identityMessages } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import type { PasswordChange } from '#contract/identity/passwords.schema.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import { type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { isVerifyingFirstAddress } from './first-address.ts'
import type { PasswordCheck } from './password-tries.service.ts'
import { isSameAddress } from './plain-address.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { hashSecret, matchesHash } from './secrets.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { mailNewPasswordNotice } from './undo-notices.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  checkPassword: PasswordCheck
  site: MailSite
  now?: () => Date
}

export function createPasswordChangeService(deps: Deps) {
  const { write, accounts, checkPassword, site, now = () => new Date() } = deps

  return {
    async change(request: PasswordChange, caller: Caller, visitorAddress: string) {
      const { oldPassword, newPassword } = request
      const refusals = request.email === null ? STANDALONE : IN_A_DIALOG
      if (!isOwnAddress(request, caller)) throw refusals.foreignAddress()

      const account = await accounts.findById(caller.accountId)
      if (!account) throw new AppError('unauthenticated', identityMessages.signInFirst)
      const isTemporary = account.isTempPassword
      // A temporary password was entered to sign in, so it is not required again.
      if (oldPassword === null && !isTemporary) throw new AppError('invalid', identityMessages.oldPasswordRequired)
      if (!isStrongPassword(newPassword)) throw new AppError('invalid', identityMessages.newPasswordInvalid)
      if (oldPassword !== null && !(await checkPassword(oldPassword, account, visitorAddress))) {
        throw refusals.wrongPassword()
      }
      // A temporary password was sent by email or shown to an operator, so it must be replaced by a different one.
      if (isTemporary && (await matchesHash(newPassword, account.passwordHash))) {
        throw new AppError('invalid', identityMessages.temporaryPasswordKept)
      }

      const passwordHash = await hashSecret(newPassword)
      await write(async (change) => {
        const { db, audit } = change
        const moment = now()
        const changed = await createAccountsRepository(db).replacePassword(account, passwordHash, moment)
        if (!changed) throw refusals.wrongPassword()
        await createResetTokensRepository(db).deleteOfAccount(account.id)
        await createSessionsRepository(db).revokeOfAccount(account.id, { now: moment, exceptId: caller.sessionId })
        // An unverified first email address gets no notice. A visitor could have signed up with that of a stranger, who
        // would then get an email with each change.
        if (!isVerifyingFirstAddress(changed)) await mailNewPasswordNotice(change, changed, { site, now: moment })
        audit({ actor: actorOf(caller), action: 'change-password', entity: 'account', entityId: account.id })
      })
    },
  }
}

const IN_A_DIALOG = {
  foreignAddress: () => new AppError('forbidden', identityMessages.notAuthorized),
  wrongPassword: () => new AppError('invalid', identityMessages.oldPasswordWrong),
}

/** The standalone page of the specification shows the message of a response only if its status is 200. */
const STANDALONE = {
  foreignAddress: () => new AppError('declined', identityMessages.invalidUser),
  wrongPassword: () => new AppError('declined', identityMessages.invalidUser),
}

function isOwnAddress({ email, standaloneEmail }: PasswordChange, caller: Caller) {
  return [email, standaloneEmail].every((given) => given === null || isSameAddress(given, caller.email))
}
