import { RESET_LIFE_MINUTES } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { UndoLink, Undone, UndoToken } from '#contract/identity/undo.endpoints.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { actorOf } from '#server/plugins/access.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts'
import type { LinkGuessesService } from './guesses.service.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { isSameAddress, plainAddress } from './plain-address.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { generatePassword, hashSecret } from './secrets.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createUndoTokensRepository, type UndoTokenRow, type UndoTokensRepository } from './undo-tokens.repository.ts'

interface Deps {
  write: Write
  undoTokens: UndoTokensRepository
  guesses: LinkGuessesService
  tries: Pick<PasswordTriesService, 'reset'>
  now?: () => Date
}

export function createUndoService({ write, undoTokens, guesses, tries, now = () => new Date() }: Deps) {
  async function findLink(token: string) {
    const link = await undoTokens.findUsable(hashOfToken(token), now())
    if (!link) throw invalidLink()
    return link
  }

  return {
    read: ({ token }: UndoToken, visitorAddress: string): Promise<UndoLink> =>
      guesses.limit(visitorAddress, async () => {
        const { kind, email } = await findLink(token)
        return { kind, email }
      }),

    undo: ({ token }: UndoToken, visitorAddress: string): Promise<Undone> =>
      guesses.limit(visitorAddress, async () => {
        const link = await findLink(token)
        // The person who made the change may know the current password, so it is replaced by a random one.
        const passwordHash = await hashSecret(generatePassword())
        const undone = await write(async ({ db, audit }) => {
          const moment = now()
          const accounts = createAccountsRepository(db)
          const before = await accounts.lockById(link.accountId)
          if (!before || !(await createUndoTokensRepository(db).use(link))) throw invalidLink()
          await restoreAddress(db, before, { link, now: moment })
          await accounts.updateById(before.id, { passwordHash })
          await createSessionsRepository(db).revokeOfAccount(before.id, { now: moment })
          const resetTokens = createResetTokensRepository(db)
          await resetTokens.deleteOfAccount(before.id)
          audit({
            actor: actorOf({ ...before, email: link.email }),
            action: link.kind === 'email' ? 'undo-email-change' : 'undo-password-change',
            entity: 'account',
            entityId: before.id,
            before: { email: before.email },
            after: { email: link.email },
          })
          if (before.isBlocked) return { resetToken: null }
          const resetToken = newToken()
          await resetTokens.create({
            accountId: before.id,
            tokenHash: hashOfToken(resetToken),
            createdAt: moment,
            expiresAt: new Date(moment.getTime() + RESET_LIFE_MINUTES * 60_000),
          })
          return { resetToken }
        })
        await tries.reset(link.email)
        return undone
      }),
  }
}

/** A link of kind `email` also verifies the restored email address, because it was sent there. */
async function restoreAddress(db: Db, account: AccountRow, { link, now }: { link: UndoTokenRow; now: Date }) {
  const { email } = link
  if (link.kind === 'password') {
    // If the email address was changed too, a new password is not enough. The link in the email about that change
    // undoes both.
    if (!isSameAddress(account.email, email)) throw new AppError('conflict', identityMessages.undoAddressChanged)
    return
  }
  const accounts = createAccountsRepository(db)
  const holder = await accounts.findByPlainAddress(plainAddress(email))
  if (holder && holder.id !== account.id) throw new AppError('conflict', identityMessages.undoAddressTaken)
  if (!(await accounts.updateEmail(account.id, { email })))
    throw new AppError('conflict', identityMessages.undoAddressTaken)
  await accounts.markVerified(account.id, { email, now })
}

function invalidLink() {
  return new AppError('invalid', identityMessages.undoLinkInvalid)
}
