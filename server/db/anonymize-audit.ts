import { and, eq } from 'drizzle-orm'
import { auditLog } from './change.tables.ts'
import type { Db } from './connection.ts'

/** Removes a closed account's name and addresses from the audit log. The lines themselves stay, under its new address. */
export async function anonymizeAudit(db: Db, { accountId, email }: { accountId: number; email: string }) {
  const isOwn = eq(auditLog.actorId, accountId)
  const isAbout = and(eq(auditLog.entity, 'account'), eq(auditLog.entityId, String(accountId)))
  await db.update(auditLog).set({ actorEmail: email }).where(isOwn)
  await db.update(auditLog).set({ subject: email, before: null, after: null }).where(isAbout)
  // A picture's file may be named after the person.
  const isUpload = and(isOwn, eq(auditLog.entity, 'upload'))
  await db.update(auditLog).set({ subject: null, before: null, after: null }).where(isUpload)
}
