import type { CodeCheck } from '#contract/identity/accounts.schema.ts'
import { CODE_LIFE_MINUTES, CODE_WRONG_TRIES } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { verificationCodeMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueSecretMail } from '#server/mail/mail-queue.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { hashOfToken } from '#server/tokens.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import type { CodeGuessesService } from './guesses.service.ts'
import { createOneTimeCodesRepository, type OneTimeCodesRepository } from './one-time-codes.repository.ts'
import { plainAddress } from './plain-address.ts'
import { generateCode, hashSecret, matchesHash } from './secrets.ts'

interface Deps {
  write: Write
  codes: OneTimeCodesRepository
  guesses: CodeGuessesService
  rateLimits: Pick<RateLimitsService, 'spend'>
  site: MailSite
  now?: () => Date
}

const CODES = { most: 5, windowMs: 60 * 60_000 }

export function createCodesService({ write, codes, guesses, rateLimits, site, now = () => new Date() }: Deps) {
  return {
    async send(caller: Caller) {
      await rateLimits.spend(`code:account:${caller.accountId}`, CODES)
      // Also limited per email address. Otherwise several accounts could take a stranger's email address in turn and
      // fill its inbox with codes.
      await rateLimits.spend(`code:mail:${hashOfToken(plainAddress(caller.email))}`, CODES)

      const { accountId, email } = caller
      const code = generateCode()
      const codeHash = await hashSecret(code)
      const moment = now()
      const expiresAt = new Date(moment.getTime() + CODE_LIFE_MINUTES * 60_000)
      await write(async (change) => {
        await createOneTimeCodesRepository(change.db).replace({
          accountId,
          email,
          codeHash,
          createdAt: moment,
          expiresAt,
        })
        change.audit({ actor: actorOf(caller), action: 'send-code', entity: 'account', entityId: accountId })
        const isOwner = caller.role === 'BusinessOwner'
        await queueSecretMail(change, verificationCodeMail({ to: email, code, isOwner }, site), expiresAt)
      })
    },

    async verify({ code }: CodeCheck, caller: Caller) {
      const { accountId, email } = caller
      await guesses.begin(accountId)
      const sent = await codes.countTry(accountId, { email, now: now(), mostTries: CODE_WRONG_TRIES })
      if (!sent || !(await matchesHash(code, sent.codeHash))) throw wrongCode()
      await guesses.succeed(accountId)

      await write(async ({ db, audit }) => {
        const moment = now()
        const verified = await createAccountsRepository(db).markVerified(accountId, { email, now: moment })
        if (!verified || !(await createOneTimeCodesRepository(db).use(sent.id, moment))) throw wrongCode()
        audit({ actor: actorOf(caller), action: 'verify-email', entity: 'account', entityId: accountId })
      })
    },
  }
}

function wrongCode() {
  return new AppError('invalid', identityMessages.codeWrong)
}
