import { and, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Subscription } from '#contract/billing/billing.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { subscriptionPlans, subscriptions } from './billing.tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type SubscriptionWithPlan = Awaited<ReturnType<SubscriptionsRepository['findOfAccount']>>[number]

const withPlan = {
  ...getTableColumns(subscriptions),
  planName: subscriptionPlans.name,
  amountCents: subscriptionPlans.amountCents,
  type: subscriptionPlans.type,
}

export function createSubscriptionsRepository(db: Db) {
  const select = () =>
    db
      .select(withPlan)
      .from(subscriptions)
      .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.subscriptionPlanId))

  return {
    /** Newest first. */
    findOfAccount: (accountId: number) =>
      select()
        .where(eq(subscriptions.accountId, accountId))
        .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id)),

    /** Paid up or overdue, but not over; one that is paid up first. */
    async findLive(accountId: number) {
      const live = await select()
        .where(and(eq(subscriptions.accountId, accountId), inArray(subscriptions.status, ['active', 'pastDue'])))
        .orderBy(subscriptions.status, desc(subscriptions.id))
      return live[0] ?? null
    },

    async findByProviderId(provider: string, providerSubscriptionId: string) {
      const [found] = await select().where(
        and(eq(subscriptions.provider, provider), eq(subscriptions.providerSubscriptionId, providerSubscriptionId)),
      )
      return found ?? null
    },

    async create(row: typeof subscriptions.$inferInsert) {
      const [created] = await db.insert(subscriptions).values(row).returning()
      if (!created) throw new Error('The subscription was not stored.')
      return created
    },

    async updateById(id: number, values: Pick<SubscriptionRow, 'status' | 'renewsAt' | 'cancelledAt'>) {
      await db.update(subscriptions).set(values).where(eq(subscriptions.id, id))
    },

    async endById(id: number, now: Date) {
      await db
        .update(subscriptions)
        .set({ status: 'cancelled', renewsAt: null, cancelledAt: now })
        .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'cancelled')))
    },
  }
}

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>

export function toSubscription(row: SubscriptionWithPlan): Subscription {
  return {
    planId: row.subscriptionPlanId,
    planName: row.planName,
    amountCents: row.amountCents,
    type: row.type,
    startedAt: row.startedAt.toISOString(),
    renewsAt: row.renewsAt?.toISOString() ?? null,
    status: row.status,
  }
}
