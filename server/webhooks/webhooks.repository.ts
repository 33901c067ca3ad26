import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DeliveryOutcome, WebhookEvent } from '#contract/webhooks/webhooks.constants.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import type { Db } from '#server/db/connection.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { webhooks } from './webhooks.tables.ts'

const { secret, oldSecret, ...shown } = getTableColumns(webhooks)
const isLive = isNull(webhooks.deletedAt)

/** Without secrets, which only `findSecrets` reads. */
export type StoredWebhook = Omit<typeof webhooks.$inferSelect, 'secret' | 'oldSecret'>
type Values = Partial<Omit<typeof webhooks.$inferInsert, 'id' | 'version'>>

export function createWebhooksRepository(db: Db) {
  return {
    findAll: (): Promise<StoredWebhook[]> => db.select(shown).from(webhooks).where(isLive).orderBy(asc(webhooks.id)),

    async find(id: number): Promise<StoredWebhook | null> {
      const [found] = await db
        .select(shown)
        .from(webhooks)
        .where(and(eq(webhooks.id, id), isLive))
      return found ?? null
    },

    async findForUpdate(id: number): Promise<StoredWebhook | null> {
      const [found] = await db
        .select(shown)
        .from(webhooks)
        .where(and(eq(webhooks.id, id), isLive))
        .for('update')
      return found ?? null
    },

    async findSecrets(id: number, now: Date) {
      const [found] = await db.select().from(webhooks).where(eq(webhooks.id, id))
      if (!found) return []
      const isOldValid = found.oldSecretUntil !== null && found.oldSecretUntil > now
      return [found.secret, ...(isOldValid && found.oldSecret !== null ? [found.oldSecret] : [])]
    },

    findWanting: (event: WebhookEvent) =>
      db
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(isLive, webhooks.isOn, sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`))
        .orderBy(asc(webhooks.id)),

    async create(values: typeof webhooks.$inferInsert): Promise<StoredWebhook> {
      const [created] = await db.insert(webhooks).values(values).returning(shown)
      if (!created) throw new Error('The webhook was not stored.')
      return created
    },

    async update(id: number, values: Values): Promise<StoredWebhook> {
      const [after] = await db
        .update(webhooks)
        .set({ ...values, version: sql`${webhooks.version} + 1` })
        .where(eq(webhooks.id, id))
        .returning(shown)
      if (!after) throw new Error('The webhook is gone.')
      return after
    },

    rotate(id: number, { next, oldUntil }: { next: string; oldUntil: Date }) {
      return this.update(id, { secret: next, oldSecret: sql`${webhooks.secret}` as never, oldSecretUntil: oldUntil })
    },

    /** Leaves the version unchanged, because a delivery is not an edit. */
    async recordResult(
      id: number,
      { at, outcome, status }: { at: Date; outcome: DeliveryOutcome; status: number | null },
    ) {
      const failingSince =
        outcome === 'delivered' ? null : sql`coalesce(${webhooks.failingSince}, ${at.toISOString()}::timestamptz)`
      const [after] = await db
        .update(webhooks)
        .set({ lastAttemptAt: at, lastOutcome: outcome, lastStatus: status, failingSince })
        .where(eq(webhooks.id, id))
        .returning(shown)
      return after ?? null
    },
  }
}

export const webhooksInTrash: TrashKind = {
  table: webhooks,
  id: webhooks.id,
  name: webhooks.name,
  deletedAt: webhooks.deletedAt,
  deletedBy: webhooks.deletedBy,
  access: ADMINS,
  async restoreById(db, id) {
    const [restored] = await db
      .update(webhooks)
      .set({ deletedAt: null, deletedBy: null, version: sql`${webhooks.version} + 1` })
      .where(and(eq(webhooks.id, id), isNotNull(webhooks.deletedAt)))
      // Returns neither secret nor URL, because the result goes to the audit log.
      .returning({ id: webhooks.id, name: webhooks.name, isOn: webhooks.isOn })
    return restored ?? null
  },
}
