import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { fullName } from './leads.repository.ts'
import { leadEvents, leadMentions, leads } from './leads.tables.ts'

export function createLeadMentionsRepository(db: Db) {
  return {
    async add(eventId: number, accountIds: readonly number[]) {
      if (accountIds.length === 0) return
      await db.insert(leadMentions).values(accountIds.map((accountId) => ({ eventId, accountId })))
    },

    findOf: (leadId: number) =>
      db
        .select({
          eventId: leadMentions.eventId,
          accountId: leadMentions.accountId,
          name: fullName,
          seenAt: leadMentions.seenAt,
        })
        .from(leadMentions)
        .innerJoin(leadEvents, eq(leadEvents.id, leadMentions.eventId))
        .innerJoin(accounts, eq(accounts.id, leadMentions.accountId))
        .where(eq(leadEvents.leadId, leadId))
        .orderBy(leadMentions.eventId, leadMentions.accountId),

    findUnseen: (accountId: number, limit: number) =>
      db
        .select({
          eventId: leadEvents.id,
          leadId: leads.id,
          leadName: leads.name,
          actorName: sql<string | null>`nullif(${fullName}, '')`,
          text: sql<string>`coalesce(${leadEvents.text}, '')`,
          at: leadEvents.at,
        })
        .from(leadMentions)
        .innerJoin(leadEvents, eq(leadEvents.id, leadMentions.eventId))
        .innerJoin(leads, eq(leads.id, leadEvents.leadId))
        .leftJoin(accounts, eq(accounts.id, leadEvents.actorId))
        .where(and(eq(leadMentions.accountId, accountId), isNull(leadMentions.seenAt)))
        .orderBy(desc(leadEvents.at), desc(leadEvents.id))
        .limit(limit),

    async markSeen(leadId: number, { accountId, at }: { accountId: number; at: Date }) {
      const ofLead = db.select({ id: leadEvents.id }).from(leadEvents).where(eq(leadEvents.leadId, leadId))
      await db
        .update(leadMentions)
        .set({ seenAt: at })
        .where(
          and(
            eq(leadMentions.accountId, accountId),
            isNull(leadMentions.seenAt),
            inArray(leadMentions.eventId, ofLead),
          ),
        )
    },
  }
}
