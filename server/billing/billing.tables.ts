import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, timestamps, version } from '#server/db/columns.ts'
import { accounts } from '#server/identity/accounts.tables.ts'

/** A receipt never changes and remains when the account is deleted, so it copies the data at the time of payment. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    paymentId: integer()
      .notNull()
      .unique()
      .references(() => payments.id),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Test payments have a separate series, so that the numbers of real receipts have no gaps. */
    series: text({ enum: ['sale', 'test'] }).notNull(),
    financialYear: text().notNull(),
    number: integer().notNull(),
    issuedAt: moment().notNull(),
    sellerName: text().notNull(),
    sellerAddress: text(),
    buyerName: text().notNull(),
    buyerCompany: text(),
    buyerEmail: text().notNull(),
    buyerCountry: text(),
    planName: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    paidUntil: moment(),
    /** In hundredths of a percent. Null if no GST rate was configured. */
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

const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: id(),
    name: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull().default('usd'),
    type: text({ enum: ['Monthly', 'Yearly'] }).notNull(),
    description: text().notNull(),
    sortOrder: integer().notNull().default(0),
    version: version(),
    ...timestamps(),
  },
  (plan) => [
    check('subscription_plans_amount', sql`${plan.amountCents} >= 0`),
    check('subscription_plans_type', sql`${plan.type} in ('Monthly', 'Yearly')`),
  ],
)

export const subscriptionPlanFeatures = pgTable(
  'subscription_plan_features',
  {
    id: id(),
    subscriptionPlanId: integer()
      .notNull()
      .references(() => subscriptionPlans.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sortOrder: integer().notNull().default(0),
  },
  (feature) => [index('subscription_plan_features_plan').on(feature.subscriptionPlanId, feature.sortOrder)],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    accountId: accountId(),
    subscriptionPlanId: integer()
      .notNull()
      .references(() => subscriptionPlans.id),
    status: text({ enum: ['active', 'pastDue', 'cancelled'] }).notNull(),
    startedAt: moment().notNull(),
    renewsAt: moment(),
    /** When a subscription that is not renewed ends. Until then the owner can turn renewal on again. */
    endsAt: moment(),
    cancelledAt: moment(),
    cardBrand: text(),
    cardLast4: text(),
    provider: text().notNull(),
    providerCustomerId: text(),
    providerSubscriptionId: text(),
    ...timestamps(),
  },
  (subscription) => [
    index('subscriptions_account').on(subscription.accountId),
    uniqueIndex('subscriptions_one_active').on(subscription.accountId).where(sql`${subscription.status} = 'active'`),
    uniqueIndex('subscriptions_provider_unique').on(subscription.provider, subscription.providerSubscriptionId),
    check('subscriptions_status', sql`${subscription.status} in ('active', 'pastDue', 'cancelled')`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** Null after the account was deleted: a payment is an accounting record and remains. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    subscriptionId: integer().references(() => subscriptions.id, { onDelete: 'set null' }),
    subscriptionPlanId: integer()
      .notNull()
      .references(() => subscriptionPlans.id),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: ['pending', 'awaitingApproval', 'succeeded', 'failed'] }).notNull(),
    provider: text().notNull(),
    providerPaymentId: text(),
    /** The subscription that waits for this payment at the provider. Only set if the payment required 3-D Secure. */
    providerSubscriptionId: text(),
    failureReason: text(),
    /** As entered at checkout. Cleared when the account is closed. */
    holderName: text(),
    country: text(),
    refundedCents: integer().notNull().default(0),
    disputeStatus: text({ enum: ['open', 'won', 'lost'] }),
    idempotencyKey: text().notNull().unique(),
    ...timestamps(),
  },
  (payment) => [
    index('payments_account').on(payment.accountId, payment.createdAt),
    uniqueIndex('payments_provider_unique').on(payment.provider, payment.providerPaymentId),
    check('payments_status', sql`${payment.status} in ('pending', 'awaitingApproval', 'succeeded', 'failed')`),
    check('payments_amount', sql`${payment.amountCents} >= 0`),
    check('payments_refunded', sql`${payment.refundedCents} between 0 and ${payment.amountCents}`),
    check('payments_dispute', sql`${payment.disputeStatus} in ('open', 'won', 'lost')`),
  ],
)

export const paymentEvents = pgTable('payment_events', {
  id: id(),
  eventId: text().notNull().unique(),
  provider: text().notNull(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  receivedAt: createdAt(),
  processedAt: moment(),
})

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    accountId: accountId(),
    title: text().notNull(),
    message: text().notNull(),
    isRead: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (notification) => [
    index('notifications_account').on(notification.accountId, notification.createdAt),
    index('notifications_newest').on(notification.createdAt, notification.id),
  ],
)
