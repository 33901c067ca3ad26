import { identityMessages } from '#contract/identity/identity.messages.ts'
import { anonymizeAudit } from '#server/db/audit.ts'
import type { Change } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { closedAddress } from '#server/mail/mail-queue.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import { type AccountRow, type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { createOneTimeCodesRepository } from './one-time-codes.repository.ts'
import type { PasswordCheck } from './password-tries.service.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { generatePassword, hashSecret } from './secrets.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createUndoTokensRepository } from './undo-tokens.repository.ts'

interface Deps {
  accounts: Pick<AccountsRepository, 'findById'>
  checkPassword: PasswordCheck
  now?: () => Date
}

export function createClosingService({ accounts, checkPassword, now = () => new Date() }: Deps) {
  return {
    async checkPassword(password: string, caller: Caller, visitorAddress: string) {
      const account = await accounts.findById(caller.accountId)
      if (!account) throw new AppError('unauthenticated', identityMessages.signInFirst)
      if (!(await checkPassword(password, account, visitorAddress)))
        throw new AppError('invalid', identityMessages.passwordWrong)
      return account
    },

    erase: (change: Change, account: Pick<AccountRow, 'id' | 'role'>) => eraseAccount(change, account, now()),
  }
}

export type ClosingService = ReturnType<typeof createClosingService>

/** Removes the personal data of an account. The row remains, because payments can reference it. */
export async function eraseAccount(
  { db, audit }: Pick<Change, 'db' | 'audit'>,
  { id, role }: Pick<AccountRow, 'id' | 'role'>,
  now: Date,
) {
  const email = closedAddress(id)
  await createAccountsRepository(db).updateById(id, {
    email,
    firstName: identityMessages.closedAccount,
    lastName: null,
    companyName: null,
    profileImage: null,
    signUpKeyHash: null,
    isBlocked: true,
    emailVerifiedAt: null,
    passwordHash: await hashSecret(generatePassword()),
  })
  await createResetTokensRepository(db).deleteOfAccount(id)
  // An undo link of an earlier change must not reopen the closed account.
  await createUndoTokensRepository(db).deleteOfAccount(id)
  await createSessionsRepository(db).revokeOfAccount(id, { now })
  await createOneTimeCodesRepository(db).deleteOfAccount(id)
  await anonymizeAudit(db, { accountId: id, email })
  audit({ actor: actorOf({ id, email, role }), action: 'close-account', entity: 'account', entityId: id })
}
