import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '#server/db/columns.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { payments } from './billing.tables.ts'

/** State at the time of payment. A receipt is never changed and remains when its account is deleted. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    paymentId: integer()
      .notNull()
      .unique()
      .references(() => payments.id),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Test payments have a separate series, so that the numbers of real ones have no gaps. */
    series: text({ enum: ['sale', 'test'] }).notNull(),
    financialYear: text().notNull(),
    number: integer().notNull(),
    issuedAt: moment().notNull(),
    buyerName: text().notNull(),
    buyerCompany: text(),
    buyerEmail: text().notNull(),
    buyerCountry: text(),
    planName: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    paidUntil: moment(),
    /** In hundredths of a percent; null without GST. */
    taxRate: integer(),
    taxNumber: text(),
    cardBrand: text(),
    cardLast4: text(),
  },
  (receipt) => [uniqueIndex('receipts_number_unique').on(receipt.series, receipt.financialYear, receipt.number)],
)

/** The last number per series and year. Its row lock serializes the numbering. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    series: text({ enum: ['sale', 'test'] }).notNull(),
    financialYear: text().notNull(),
    last: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.series, counter.financialYear] })],
)
