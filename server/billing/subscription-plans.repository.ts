import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { subscriptionPlanFeatures, subscriptionPlans } from './billing.tables.ts'

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
