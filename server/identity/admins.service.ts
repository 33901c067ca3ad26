import { LOGIN_ADDRESS } from '#contract/identity/identity.constants.ts'
import type { Write } from '#server/db/write.ts'
import { StartError } from '#server/errors.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import { generatePassword } from './generated-secrets.ts'
import { hashSecret } from './password-hashes.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { plainAddress } from './plain-address.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { noticeOfNewPassword } from './undo-notices.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  tries: Pick<PasswordTriesService, 'forget'>
  site: MailSite
  now?: () => Date
}

/** What the operator may do at the machine itself, without signing in. */
export function createAdminsService({ write, accounts, tries, site, now = () => new Date() }: Deps) {
  return {
    /** A new admin, or a known one who can enter again: unlocked, unblocked, signed out everywhere. */
    async createOrReset(email: string) {
      if (!LOGIN_ADDRESS.test(email)) throw new StartError(`${email} is no address that an admin can sign in with.`)
      const known = await accounts.findByPlainAddress(plainAddress(email))
      if (known && known.role !== 'Admin') throw notAnAdmin(email)

      const temporaryPassword = generatePassword()
      const secret = {
        passwordHash: await hashSecret(temporaryPassword),
        passwordChangedAt: now(),
        isTempPassword: true,
        isBlocked: false,
      }
      await write(async (change) => {
        const { db, audit } = change
        const repository = createAccountsRepository(db)
        const account = known
          ? await repository.updateById(known.id, secret)
          : await repository.create({ ...secret, role: 'Admin', email, firstName: 'Admin', emailVerifiedAt: now() })
        if (!account) throw notAnAdmin(email)
        await createResetTokensRepository(db).deleteOfAccount(account.id)
        await createSessionsRepository(db).revokeOfAccount(account.id, { now: now() })
        if (known) await noticeOfNewPassword(change, account, { site, now: now() })
        audit({ actor: null, action: known ? 'reset-admin' : 'create', entity: 'account', entityId: account.id })
      })
      await tries.forget(email)
      return { isNew: !known, temporaryPassword }
    },
  }
}

function notAnAdmin(email: string) {
  return new StartError(`${email} belongs to an account that is no admin.`)
}
