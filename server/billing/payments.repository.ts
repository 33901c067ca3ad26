import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { BATCH_SIZE, inBatches, isOlderThan } from '#server/db/rows.ts'
import { notifications, paymentEvents, payments, subscriptionPlans } from './billing.tables.ts'

export type PaymentRow = typeof payments.$inferSelect
type NewPayment = typeof payments.$inferInsert

export function createPaymentsRepository(db: Db) {
  const update = async (id: number, values: Partial<NewPayment>) => {
    await db.update(payments).set(values).where(eq(payments.id, id))
  }

  return {
    countOfAccount: (accountId: number) => db.$count(payments, eq(payments.accountId, accountId)),

    async findPending(accountId: number) {
      const [found] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.accountId, accountId), eq(payments.status, 'pending')))
      return found ?? null
    },

    async findWaiting(accountId: number) {
      const [found] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.accountId, accountId), eq(payments.status, 'awaitingApproval')))
        .orderBy(desc(payments.id))
        .limit(1)
      return found ?? null
    },

    async findOfAccount(id: number, accountId: number) {
      const [found] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, id), eq(payments.accountId, accountId)))
      return found ?? null
    },

    async findByKey(idempotencyKey: string) {
      const [found] = await db.select().from(payments).where(eq(payments.idempotencyKey, idempotencyKey))
      return found ?? null
    },

    async findById(id: number) {
      const [found] = await db.select().from(payments).where(eq(payments.id, id))
      return found ?? null
    },

    async findByProviderId(provider: string, providerPaymentId: string) {
      const [found] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)))
      return found ?? null
    },

    findWithPlans: (accountId: number) =>
      db
        .select({ ...getTableColumns(payments), planName: subscriptionPlans.name })
        .from(payments)
        .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, payments.subscriptionPlanId))
        .where(eq(payments.accountId, accountId))
        .orderBy(desc(payments.createdAt), desc(payments.id)),

    async findNewestOf(subscriptionId: number) {
      const [found] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.subscriptionId, subscriptionId), eq(payments.status, 'succeeded')))
        .orderBy(desc(payments.id))
        .limit(1)
      return found ?? null
    },

    /** Clears the card holder's name and country, of which receipts have their own copy. */
    async deleteHolders(accountId: number) {
      await db.update(payments).set({ holderName: null, country: null }).where(eq(payments.accountId, accountId))
    },

    noteMoneyBack: (id: number, values: Pick<NewPayment, 'refundedCents' | 'disputeStatus'>) => update(id, values),

    async findFirstOf(subscriptionId: number) {
      const [found] = await db
        .select()
        .from(payments)
        .where(eq(payments.subscriptionId, subscriptionId))
        .orderBy(payments.id)
        .limit(1)
      return found ?? null
    },

    async create(row: NewPayment) {
      const [created] = await db.insert(payments).values(row).returning()
      if (!created) throw new Error('The payment was not stored.')
      return created
    },

    async createOnce(row: NewPayment) {
      const [created] = await db.insert(payments).values(row).onConflictDoNothing().returning()
      return created ?? null
    },

    /** A pending payment without a `failureReason` counts as being processed. */
    resume: (id: number, now: Date) => update(id, { failureReason: null, updatedAt: now }),

    async markFailed(id: number, failureReason: string) {
      const values = { status: 'failed', failureReason } as const
      await db
        .update(payments)
        .set(values)
        .where(and(eq(payments.id, id), ne(payments.status, 'succeeded')))
    },

    /** A pending payment with a `failureReason` can be resumed by repeating the purchase. */
    async markUnanswered(id: number, failureReason: string) {
      await db
        .update(payments)
        .set({ failureReason })
        .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
    },

    /** Has no effect if the webhook has settled the payment in the meantime. */
    async markWaiting(id: number, providerSubscriptionId: string) {
      await db
        .update(payments)
        .set({ status: 'awaitingApproval', providerSubscriptionId, failureReason: null })
        .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
    },

    markSucceeded: (id: number, of: { subscriptionId: number; providerPaymentId: string | null }) =>
      update(id, { ...of, status: 'succeeded', failureReason: null }),
  }
}

export function createPaymentEventsRepository(db: Db) {
  return {
    async isKnown(eventId: string) {
      return (await db.$count(paymentEvents, eq(paymentEvents.eventId, eventId))) > 0
    },

    async create(row: typeof paymentEvents.$inferInsert) {
      const created = await db.insert(paymentEvents).values(row).onConflictDoNothing().returning()
      return created.length > 0
    },
  }
}

export type NotificationRow = typeof notifications.$inferSelect

export function createNotificationsRepository(db: Db) {
  return {
    async create(row: typeof notifications.$inferInsert) {
      await db.insert(notifications).values(row)
    },

    findNewestFirst: ({ accountId }: { accountId: number | null }) =>
      inBatches<NotificationRow>((after) =>
        db
          .select()
          .from(notifications)
          .where(
            and(
              accountId === null ? undefined : eq(notifications.accountId, accountId),
              isOlderThan(after, notifications),
            ),
          )
          .orderBy(desc(notifications.createdAt), desc(notifications.id))
          .limit(BATCH_SIZE),
      ),
  }
}

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>
