import { and, asc, desc, eq, getTableColumns, inArray, lte, ne } from 'drizzle-orm'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Subscription } from '#contract/billing/billing.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { subscriptionPlanFeatures, subscriptionPlans, subscriptions } from './billing.tables.ts'

const columns = {
  id: subscriptionPlans.id,
  name: subscriptionPlans.name,
  amountCents: subscriptionPlans.amountCents,
  type: subscriptionPlans.type,
  description: subscriptionPlans.description,
}

export function createSubscriptionPlansRepository(db: Db) {
  return {
    findAll: () =>
      db.select(columns).from(subscriptionPlans).orderBy(asc(subscriptionPlans.sortOrder), asc(subscriptionPlans.id)),

    findAllFeatures: () =>
      db
        .select({ name: subscriptionPlanFeatures.name, planId: subscriptionPlanFeatures.subscriptionPlanId })
        .from(subscriptionPlanFeatures)
        .orderBy(asc(subscriptionPlanFeatures.sortOrder), asc(subscriptionPlanFeatures.id)),

    async findById(id: number) {
      const [found] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id))
      return found ?? null
    },
  }
}

export type SubscriptionPlansRepository = ReturnType<typeof createSubscriptionPlansRepository>
export type SubscriptionPlanRow = NonNullable<Awaited<ReturnType<SubscriptionPlansRepository['findById']>>>

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
    findOfAccount: (accountId: number) =>
      select()
        .where(eq(subscriptions.accountId, accountId))
        .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id)),

    findNewestOf: (accountIds: number[]) =>
      db
        .selectDistinctOn([subscriptions.accountId], withPlan)
        .from(subscriptions)
        .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.subscriptionPlanId))
        .where(inArray(subscriptions.accountId, accountIds))
        .orderBy(subscriptions.accountId, desc(subscriptions.startedAt), desc(subscriptions.id)),

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

    async updateById(id: number, values: Partial<SubscriptionRow>) {
      await db.update(subscriptions).set(values).where(eq(subscriptions.id, id))
    },

    /** Ends subscriptions whose end date has passed, without waiting for the event of the provider. */
    async endExpired(accountId: number, now: Date) {
      await db
        .update(subscriptions)
        .set({ status: 'cancelled', renewsAt: null, cancelledAt: now })
        .where(
          and(
            eq(subscriptions.accountId, accountId),
            ne(subscriptions.status, 'cancelled'),
            lte(subscriptions.endsAt, now),
          ),
        )
    },

    async endById(id: number, now: Date) {
      const ended = await db
        .update(subscriptions)
        .set({ status: 'cancelled', renewsAt: null, cancelledAt: now })
        .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'cancelled')))
        .returning({ id: subscriptions.id })
      return ended.length > 0
    },
  }
}

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>

export function toSubscription(row: SubscriptionWithPlan, now = new Date()): Subscription {
  const isOver = row.endsAt !== null && row.endsAt <= now
  return {
    planId: row.subscriptionPlanId,
    planName: row.planName,
    amountCents: row.amountCents,
    type: row.type,
    startedAt: row.startedAt.toISOString(),
    renewsAt: row.renewsAt?.toISOString() ?? null,
    status: isOver ? 'cancelled' : row.status,
    ...(row.endsAt && row.status !== 'cancelled' && { endsAt: row.endsAt.toISOString() }),
    ...(row.cardBrand && row.cardLast4 && { card: billingMessages.cardName(row.cardBrand, row.cardLast4) }),
  }
}
