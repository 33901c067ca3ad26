import { RESET_LIFE_MINUTES } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import type {
  EmailOfToken,
  PasswordReset,
  PasswordResetRequest,
  ResetToken,
} from '#contract/identity/passwords.schema.ts'
import { isStaffRole } from '#contract/wire/roles.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { passwordResetMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueSecretMail } from '#server/mail/mail-queue.ts'
import { actorOf } from '#server/plugins/access.ts'
import { networkOf, type RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { type AccountsRepository, createAccountsRepository } from './accounts.repository.ts'
import type { LinkGuessesService } from './guesses.service.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { isSameAddress, plainAddress } from './plain-address.ts'
import { createResetTokensRepository, type ResetTokensRepository } from './reset-tokens.repository.ts'
import { hashSecret } from './secrets.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { mailNewPasswordNotice } from './undo-notices.ts'

interface Deps {
  write: Write
  accounts: AccountsRepository
  resetTokens: ResetTokensRepository
  rateLimits: Pick<RateLimitsService, 'spend'>
  guesses: LinkGuessesService
  tries: Pick<PasswordTriesService, 'reset'>
  site: MailSite
  now?: () => Date
}

const HOUR = 60 * 60_000
const MAILS = { most: 5, windowMs: HOUR }
/**
 * The specification requires a response that reveals whether an email address has an account, so requests are limited.
 */
const VISITOR = { most: 20, windowMs: HOUR }

export function createPasswordResetService(deps: Deps) {
  const { write, accounts, resetTokens, rateLimits, guesses, tries, site, now = () => new Date() } = deps

  async function accountOf(token: string) {
    const account = await resetTokens.findAccountByToken(hashOfToken(token), now())
    if (!account) throw invalidToken()
    return account
  }

  return {
    async request({ email }: PasswordResetRequest, visitorAddress: string) {
      await rateLimits.spend(`reset:visitor:${networkOf(visitorAddress)}`, VISITOR)
      const account = await accounts.findByPlainAddress(plainAddress(email))
      if (!account) throw new AppError('notFound', identityMessages.accountUnknown)
      if (account.isBlocked || account.role === 'SuperAdmin')
        throw new AppError('forbidden', identityMessages.notAuthorized)
      await rateLimits.spend(`reset:account:${account.id}`, MAILS)

      const token = newToken()
      const moment = now()
      const expiresAt = new Date(moment.getTime() + RESET_LIFE_MINUTES * 60_000)
      await write(async (change) => {
        await createResetTokensRepository(change.db).create({
          accountId: account.id,
          tokenHash: hashOfToken(token),
          createdAt: moment,
          expiresAt,
        })
        change.audit({ actor: null, action: 'request-password-reset', entity: 'account', entityId: account.id })
        const { email: to, firstName, role } = account
        await queueSecretMail(change, passwordResetMail({ to, firstName, role, token }, site), expiresAt)
      })
    },

    emailOf: ({ token }: ResetToken, visitorAddress: string): Promise<EmailOfToken> =>
      guesses.limit(visitorAddress, async () => {
        const { email, role } = await accountOf(token)
        return { email, isStaff: isStaffRole(role), isOwner: role === 'BusinessOwner' }
      }),

    async reset({ email, newPassword, token }: PasswordReset, visitorAddress: string) {
      if (!isStrongPassword(newPassword)) throw new AppError('invalid', identityMessages.newPasswordInvalid)
      const account = await guesses.limit(visitorAddress, () => accountOf(token))
      if (!isSameAddress(email, account.email)) throw invalidToken()

      const passwordHash = await hashSecret(newPassword)
      await write(async (change) => {
        const { db, audit } = change
        const moment = now()
        const tokens = createResetTokensRepository(db)
        const changed = await createAccountsRepository(db).replacePassword(account, passwordHash, moment)
        if (!changed || !(await tokens.use(hashOfToken(token), moment))) throw invalidToken()
        await tokens.deleteOfAccount(account.id)
        await createSessionsRepository(db).revokeOfAccount(account.id, { now: moment })
        await mailNewPasswordNotice(change, changed, { site, now: moment })
        audit({ actor: actorOf(account), action: 'reset-password', entity: 'account', entityId: account.id })
      })
      await tries.reset(account.email)
    },
  }
}

function invalidToken() {
  return new AppError('invalid', identityMessages.resetTokenInvalid)
}
