import { and, eq, isNull, sql } from 'drizzle-orm'
import { auditLog } from './change.tables.ts'
import type { Db } from './connection.ts'
import type { AuditEntry, Change } from './write.ts'

type RepeatedEntry = Pick<AuditEntry, 'action' | 'entity' | 'entityId'> & { after: object }

/**
 * Writes at most one entry per action and record every ten minutes and counts repeats in `times`. For actions that
 * anonymous visitors can repeat without limit.
 */
export async function auditRepeat({ db, audit }: Change, { after, ...entry }: RepeatedEntry) {
  const { action, entity, entityId } = entry
  const isSameRecord = entityId === null ? isNull(auditLog.entityId) : eq(auditLog.entityId, String(entityId))
  // Prevents two concurrent writes from both finding no entry and inserting one each.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${action} ${entity} ${entityId}`}::text))`)
  const [line] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        isSameRecord,
        eq(auditLog.action, action),
        sql`${auditLog.at} > now() - interval '10 minutes'`,
      ),
    )
    .limit(1)
  if (!line) return audit({ ...entry, actor: null, after: { ...after, times: 1 } })

  const times = sql`(${auditLog.after} ->> 'times')::int + 1`
  const latest = sql`${JSON.stringify(after)}::jsonb`
  await db
    .update(auditLog)
    .set({ after: sql`${auditLog.after} || ${latest} || jsonb_build_object('times', ${times})` })
    .where(eq(auditLog.id, line.id))
}

/**
 * Removes the personal data of a closed account from the audit log but keeps the entries. `email` is the placeholder
 * that replaces the email address.
 */
export async function anonymizeAudit(db: Db, { accountId, email }: { accountId: number; email: string }) {
  const isOwn = eq(auditLog.actorId, accountId)
  const isAbout = and(eq(auditLog.entity, 'account'), eq(auditLog.entityId, String(accountId)))
  await db.update(auditLog).set({ actorEmail: email }).where(isOwn)
  await db.update(auditLog).set({ subject: email, before: null, after: null }).where(isAbout)
  // The file name of an image can contain the person's name.
  const isUpload = and(isOwn, eq(auditLog.entity, 'upload'))
  await db.update(auditLog).set({ subject: null, before: null, after: null }).where(isUpload)
}
