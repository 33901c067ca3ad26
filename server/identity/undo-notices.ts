import { UNDO_LIFE_HOURS } from '#contract/identity/identity.constants.ts'
import type { Change } from '#server/db/write.ts'
import { addressChangedMail, passwordChangedMail } from '#server/mail/account.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueSecretMail } from '#server/mail/mail-queue.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import type { AccountRow } from './accounts.repository.ts'
import { isSameAddress } from './plain-address.ts'
import { createUndoTokensRepository, type UndoTokenRow } from './undo-tokens.repository.ts'

interface Sending {
  site: MailSite
  now: Date
}

/**
 * Sends the old email address a link that undoes the change. One that was never verified gets no email: it may belong
 * to a stranger because of a typo, and the link would give them the account.
 */
export async function mailNewAddressNotice(change: Change, before: AccountRow, after: AccountRow, sending: Sending) {
  if (before.emailVerifiedAt === null || isSameAddress(before.email, after.email)) return
  const token = await createUndoToken(change, before, 'email', sending.now)
  const { email: to, firstName, role } = before
  const mail = addressChangedMail({ to, firstName, role, newEmail: after.email, token }, sending.site)
  await queueSecretMail(change, mail, expiryOf(sending.now))
}

export async function mailNewPasswordNotice(change: Change, account: AccountRow, sending: Sending) {
  const token = await createUndoToken(change, account, 'password', sending.now)
  const { email: to, firstName, role } = account
  await queueSecretMail(
    change,
    passwordChangedMail({ to, firstName, role, token }, sending.site),
    expiryOf(sending.now),
  )
}

async function createUndoToken({ db }: Change, account: AccountRow, kind: UndoTokenRow['kind'], now: Date) {
  const token = newToken()
  await createUndoTokensRepository(db).create({
    accountId: account.id,
    kind,
    email: account.email,
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt: expiryOf(now),
  })
  return token
}

function expiryOf(now: Date) {
  return new Date(now.getTime() + UNDO_LIFE_HOURS * 3_600_000)
}
