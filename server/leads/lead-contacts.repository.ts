import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { ContactKind } from '#contract/leads/leads.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { leadContacts, leadDuplicates, leads } from './leads.tables.ts'

export interface NewContact {
  kind: ContactKind
  value: string
}

export function createLeadContactsRepository(db: Db) {
  return {
    /**
     * Serializes the arrivals of one person. The locks are taken in sorted order, so that two arrivals cannot
     * deadlock.
     */
    async lock(contacts: readonly NewContact[]) {
      const values = contacts.map(({ value }) => value).sort()
      const locks = values.map((value) => sql`pg_advisory_xact_lock(hashtext(${`lead ${value}`}::text))`)
      await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext('leads')), ${sql.join(locks, sql`, `)}`)
    },

    /** Blocks all other arrivals. For imports, which have too many contacts to lock one by one. */
    async lockAll() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('leads'))`)
    },

    /** Passes all values as one parameter, because an import can have more than a statement allows. */
    async findLeadsOfAll(values: readonly string[]) {
      const found = await rowsOf<{ value: string; leadId: number }>(
        db,
        sql`select ${leadContacts.value} as value, ${leadContacts.leadId} as "leadId" from ${leadContacts}
            where ${leadContacts.value} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
      )
      return new Map(found.map(({ value, leadId }) => [value, leadId]))
    },

    async findLeads(contacts: readonly NewContact[]) {
      const isOne = or(
        ...contacts.map(({ kind, value }) => and(eq(leadContacts.kind, kind), eq(leadContacts.value, value))),
      )
      const found = await db
        .select({ value: leadContacts.value, leadId: leadContacts.leadId })
        .from(leadContacts)
        .where(isOne)
      return new Map(found.map(({ value, leadId }) => [value, leadId]))
    },

    async add(leadId: number, contacts: readonly NewContact[]) {
      if (contacts.length > 0) await db.insert(leadContacts).values(contacts.map((contact) => ({ leadId, ...contact })))
    },

    async addDuplicate(one: number, other: number, { kind, value }: NewContact) {
      const pair = { leadId: Math.min(one, other), otherId: Math.max(one, other) }
      await db
        .insert(leadDuplicates)
        .values({ ...pair, kind, value })
        .onConflictDoNothing()
    },

    async dismissDuplicate(one: number, other: number) {
      const pair = and(
        eq(leadDuplicates.leadId, Math.min(one, other)),
        eq(leadDuplicates.otherId, Math.max(one, other)),
      )
      const changed = await db
        .update(leadDuplicates)
        .set({ isDismissed: true })
        .where(pair)
        .returning({ leadId: leadDuplicates.leadId })
      return changed.length > 0
    },

    findOf: (leadId: number) =>
      db
        .select({ id: leadContacts.id, kind: leadContacts.kind, value: leadContacts.value })
        .from(leadContacts)
        .where(eq(leadContacts.leadId, leadId))
        .orderBy(leadContacts.id),

    async findDuplicatesOf(leadId: number) {
      const otherId = sql<number>`case when ${leadDuplicates.leadId} = ${leadId} then ${leadDuplicates.otherId} else ${leadDuplicates.leadId} end`
      return db
        .select({ id: leads.id, name: leads.name, kind: leadDuplicates.kind, value: leadDuplicates.value })
        .from(leadDuplicates)
        .innerJoin(leads, sql`${leads.id} = ${otherId} and ${leads.mergedIntoId} is null`)
        .where(
          and(
            or(eq(leadDuplicates.leadId, leadId), eq(leadDuplicates.otherId, leadId)),
            eq(leadDuplicates.isDismissed, false),
          ),
        )
        .orderBy(leads.id)
    },

    async move(contactIds: readonly number[], { from, to }: { from: number; to: number }) {
      if (contactIds.length === 0) return
      await db
        .update(leadContacts)
        .set({ leadId: to })
        .where(and(inArray(leadContacts.id, [...contactIds]), eq(leadContacts.leadId, from)))
    },
  }
}
