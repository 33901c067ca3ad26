import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import type { Change } from '#server/db/write.ts'
import { actorOf } from '#server/plugins/access.ts'
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts'
import { openSession } from './sessions.service.ts'

/**
 * Opens a session for an authenticated account in a write. Returns null when its password has changed or the account
 * was blocked since it was read.
 */
export async function signInAccount(
  { db, audit }: Change,
  account: AccountRow,
  { moment, secondFactor }: { moment: Date; secondFactor?: string },
): Promise<SignedIn | null> {
  const signedIn = await createAccountsRepository(db).recordSignIn(account, moment)
  if (!signedIn) return null
  const bearerToken = await openSession(db, signedIn, moment)
  audit({
    actor: actorOf(signedIn),
    action: 'sign-in',
    entity: 'account',
    entityId: signedIn.id,
    ...(secondFactor && { after: { secondFactor } }),
  })
  const { id, role, firstName, lastName, isTempPassword } = signedIn
  return { id, role, firstName, lastName, isTempPassword, bearerToken }
}
