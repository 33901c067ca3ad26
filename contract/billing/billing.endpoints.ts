import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { calendarDay } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { OWNERS } from '#contract/wire/roles.ts'
import { CENTS_PER_DOLLAR } from './billing.constants.ts'
import { billingMessages } from './billing.messages.ts'
import {
  CalendarDate,
  Checkout,
  CheckoutResult,
  Notification,
  OwnerDashboard,
  RequiredAction,
  Subscription,
  SubscriptionPlan,
  SubscriptionPlanFeature,
  SubscriptionPlanGroup,
  WaitingPayment,
} from './billing.schema.ts'

/** Dollars in the wire format, whole cents in the code. Fractions of a cent are refused. */
export const dollarsOnTheWire = z.codec(
  z.union([z.number(), z.string()], billingMessages.amountRequired),
  Checkout.shape.amountCents,
  {
    decode: centsIn,
    encode: (cents): number | string => cents / CENTS_PER_DOLLAR,
  },
)

/** 'feauture' is misspelled in the specification. */
const planFeatureOnTheWire = onTheWire(SubscriptionPlanFeature, { name: 'feautureName', planId: 'fk_SubscriptionId' })

const planOnTheWire = onTheWire(
  z.extend(SubscriptionPlan, { amountCents: dollarsOnTheWire, features: z.array(planFeatureOnTheWire) }),
  {
    id: 'id',
    name: 'name',
    amountCents: 'subscriptionAmount',
    type: 'subscriptionType',
    description: 'descriptions',
    features: 'getFeatureList',
  },
)

const subscriptionNames = {
  planId: 'id',
  planName: 'name',
  amountCents: 'subscriptionAmount',
  type: 'subscriptionType',
  startedAt: 'startDate',
  renewsAt: 'renewalDate',
  status: 'status',
  endsAt: 'endDate',
  card: 'card',
} as const

export const subscriptionOnTheWire = onTheWire(
  z.extend(Subscription, { amountCents: dollarsOnTheWire }),
  subscriptionNames,
)

const requiredActionOnTheWire = onTheWire(RequiredAction, { orderId: 'orderId', clientSecret: 'clientSecret' })

export const listSubscriptionPlans = endpoint({
  method: 'GET',
  path: '/Subscription/GetAllForFront',
  access: 'anyone',
  answer: enveloped(
    z.array(
      onTheWire(z.extend(SubscriptionPlanGroup, { plans: z.array(planOnTheWire) }), {
        plans: 'getSubscriptionListResponse',
      }),
    ),
  ),
})

/** Returns the public key; the secret key never leaves the server. */
export const getPaymentKey = endpoint({
  method: 'GET',
  path: '/Payment/GetPaymentKey',
  access: 'account',
  answer: enveloped(z.string()),
})

/** Returns `requiresAction` if the bank requires 3-D Secure. Call it again with `OrderId` to complete the order. */
export const checkOut = endpoint({
  method: 'POST',
  path: '/Payment/CheckOutSubscriptionPayment',
  access: 'account',
  body: onTheWire(z.extend(Checkout, { amountCents: dollarsOnTheWire }), {
    cardToken: 'Token',
    amountCents: 'Amount',
    planId: 'SubscriptionId',
    name: 'Name',
    customerId: 'CustomerId',
    country: 'Country',
    email: 'Email',
    userId: 'UserId',
    orderId: 'OrderId',
  }),
  answer: enveloped(
    onTheWire(
      z.extend(CheckoutResult, { amountCents: dollarsOnTheWire, requiresAction: z.optional(requiredActionOnTheWire) }),
      { ...subscriptionNames, requiresAction: 'requiresAction' },
    ),
  ),
})

export const getWaitingPayment = endpoint({
  method: 'GET',
  path: '/Payment/GetWaitingPayment',
  access: 'account',
  answer: enveloped(
    z.nullable(
      onTheWire(z.extend(WaitingPayment, { amountCents: dollarsOnTheWire }), {
        orderId: 'orderId',
        planId: 'subscriptionId',
        planName: 'name',
        amountCents: 'subscriptionAmount',
      }),
    ),
  ),
})

/** Cancels the order that waits for 3-D Secure, so that it can no longer be charged. */
export const dropWaitingPayment = endpoint({
  method: 'POST',
  path: '/Payment/DropWaitingPayment',
  access: 'account',
  answer: nothing(),
})

/** The webhook of the card provider. It has no body schema, because the signature covers the raw body. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/Payment/Webhook',
  access: 'anyone',
  answer: nothing(),
})

/** Admins get the notifications of all accounts. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/Payment/GetAllNotification',
  access: 'account',
  answer: enveloped(
    z.array(
      onTheWire(Notification, {
        id: 'id',
        title: 'title',
        message: 'message',
        createdAt: 'createdDate',
        isRead: 'isRead',
      }),
    ),
  ),
})

export const getOwnerDashboard = endpoint({
  method: 'GET',
  path: '/Dashboard/GetBusinessOwnerDashBoardData',
  access: OWNERS,
  answer: enveloped(
    onTheWire(z.extend(OwnerDashboard, { subscription: z.nullable(subscriptionOnTheWire) }), {
      firstName: 'firstName',
      lastName: 'lastName',
      companyName: 'companyName',
      email: 'email',
      isEmailVerified: 'isEmailVerified',
      subscription: 'subscription',
      bearerToken: 'bearerToken',
    }),
  ),
})

/** Returns the start and the renewals of the caller's subscriptions between two dates, inclusive. */
export const listCalendarDates = endpoint({
  method: 'GET',
  path: '/Dashboard/GetCalendarDateList/{firstDay}/{lastDay}',
  access: OWNERS,
  params: { firstDay: calendarDay(), lastDay: calendarDay() },
  answer: enveloped(z.array(onTheWire(CalendarDate, { date: 'date', title: 'title' }))),
})

function centsIn(dollars: number | string) {
  const amount =
    typeof dollars === 'number' ? dollars : /^\d{1,9}(?:\.\d{1,2})?$/.test(dollars) ? Number(dollars) : Number.NaN
  const cents = Math.round(amount * CENTS_PER_DOLLAR)
  return Math.abs(amount * CENTS_PER_DOLLAR - cents) < 1e-6 ? cents : Number.NaN
}
