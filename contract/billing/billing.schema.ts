import * as z from 'zod/mini'
import { optionalText, orNull, recordId } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from './billing.constants.ts'
import { billingMessages } from './billing.messages.ts'

export const SubscriptionPlanFeature = z.object({ name: z.string(), planId: z.int() })
export type SubscriptionPlanFeature = z.output<typeof SubscriptionPlanFeature>

export const SubscriptionPlan = z.object({
  id: z.int(),
  name: z.string(),
  amountCents: z.int(),
  type: z.enum(SUBSCRIPTION_TYPES),
  description: z.string(),
  features: z.array(SubscriptionPlanFeature),
})
export type SubscriptionPlan = z.output<typeof SubscriptionPlan>

export const SubscriptionPlanGroup = z.object({ plans: z.array(SubscriptionPlan) })
export type SubscriptionPlanGroup = z.output<typeof SubscriptionPlanGroup>

/**
 * `endsAt` is set if the subscription is not renewed and has not ended. `renewsAt` is null then, and after a
 * cancellation.
 */
export const Subscription = z.object({
  planId: z.int(),
  planName: z.string(),
  amountCents: z.int(),
  type: z.enum(SUBSCRIPTION_TYPES),
  startedAt: z.string(),
  renewsAt: z.nullable(z.string()),
  status: z.enum(SUBSCRIPTION_STATUSES),
  endsAt: z.optional(z.string()),
  /** The card that is charged, such as 'Visa ending in 4242'. */
  card: z.optional(z.string()),
})
export type Subscription = z.output<typeof Subscription>

/**
 * Refused unless `amountCents` is the price of the plan. With `orderId`, completes an order that waited for 3-D Secure,
 * and needs no card.
 */
export const Checkout = z.object({
  cardToken: optionalText(),
  amountCents: z.int(billingMessages.amountRequired).check(z.minimum(0, billingMessages.amountRequired)),
  planId: recordId(billingMessages.planRequired),
  name: optionalText({ max: LENGTH.name }),
  customerId: optionalText({ max: LENGTH.name }),
  country: optionalText({ max: LENGTH.name }),
  email: optionalText({ max: LENGTH.address }),
  userId: recordId(billingMessages.accountRequired),
  orderId: z.optional(orNull(recordId())),
})
export type Checkout = z.output<typeof Checkout>

/** What the browser needs for 3-D Secure, and to complete the order afterwards. */
export const RequiredAction = z.object({ orderId: z.int(), clientSecret: z.string() })
export type RequiredAction = z.output<typeof RequiredAction>

/** A completed subscription, or with `requiresAction` an `incomplete` one that waits for 3-D Secure. */
export const CheckoutResult = z.extend(Subscription, {
  status: z.enum([...SUBSCRIPTION_STATUSES, 'incomplete']),
  requiresAction: z.optional(RequiredAction),
})
export type CheckoutResult = z.output<typeof CheckoutResult>

/** An order that waits for 3-D Secure. */
export const WaitingPayment = z.object({
  orderId: z.int(),
  planId: z.int(),
  planName: z.string(),
  amountCents: z.int(),
})
export type WaitingPayment = z.output<typeof WaitingPayment>

export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** Requesting it renews the session, so that an active owner stays signed in. */
export const OwnerDashboard = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  email: z.string(),
  isEmailVerified: z.boolean(),
  subscription: z.nullable(Subscription),
  bearerToken: z.string(),
})
export type OwnerDashboard = z.output<typeof OwnerDashboard>

export const CalendarDate = z.object({ date: z.string(), title: z.string() })
export type CalendarDate = z.output<typeof CalendarDate>
