import type { Db } from '#server/db/connection.ts'
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts'
import { createResetTokensRepository } from './reset-tokens.repository.ts'
import { createSessionsRepository } from './sessions.repository.ts'

export async function setBlocked(db: Db, id: number, { isBlocked, now }: { isBlocked: boolean; now: Date }) {
  const updated = await updateAccount(db, id, { isBlocked })
  if (isBlocked) await signOutEverywhere(db, id, now)
  return updated
}

export async function signOutEverywhere(db: Db, id: number, now: Date) {
  await createResetTokensRepository(db).deleteOfAccount(id)
  await createSessionsRepository(db).revokeOfAccount(id, { now })
}

export async function updateAccount(db: Db, id: number, values: Partial<AccountRow>) {
  const updated = await createAccountsRepository(db).updateById(id, values)
  if (!updated) throw new Error('The account was not stored.')
  return updated
}

/** Returns the fields of an account that the audit log may contain. */
export function accountFacts({ firstName, lastName, email, role, isBlocked }: AccountRow) {
  return { firstName, lastName, email, role, isBlocked }
}
