import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { payments, receiptCounters, receipts } from './billing.tables.ts'

export type ReceiptRow = typeof receipts.$inferSelect

export function createReceiptsRepository(db: Db) {
  return {
    /** Must run inside a write: a rollback also resets the counter, and its row lock makes other writes wait. */
    async nextNumber({ series, financialYear }: Pick<ReceiptRow, 'series' | 'financialYear'>) {
      const [counter] = await db
        .insert(receiptCounters)
        .values({ series, financialYear, last: 1 })
        .onConflictDoUpdate({
          target: [receiptCounters.series, receiptCounters.financialYear],
          set: { last: sql`${receiptCounters.last} + 1` },
        })
        .returning()
      if (!counter) throw new Error('The receipt got no number.')
      return counter.last
    },

    async create(row: typeof receipts.$inferInsert) {
      const [created] = await db.insert(receipts).values(row).returning()
      if (!created) throw new Error('The receipt was not stored.')
      return created
    },

    findOfPayments: (ids: number[]) => db.select().from(receipts).where(inArray(receipts.paymentId, ids)),

    /** A renewal copies the buyer from this receipt. */
    async findNewestOf(subscriptionId: number) {
      const [found] = await db
        .select({ receipt: receipts })
        .from(receipts)
        .innerJoin(payments, eq(payments.id, receipts.paymentId))
        .where(eq(payments.subscriptionId, subscriptionId))
        .orderBy(desc(receipts.id))
        .limit(1)
      return found?.receipt ?? null
    },
  }
}
