import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS, OWNERS } from '#contract/wire/roles.ts'
import { dollarsOnTheWire, subscriptionOnTheWire } from './billing.endpoints.ts'
import {
  AccountClosing,
  CardChange,
  CardChangeResult,
  Chosen,
  OWNER_COLUMNS,
  Owner,
  OwnerFilters,
  Payment,
  ReceiptFile,
  Renewal,
} from './payments.schema.ts'

const paymentOnTheWire = onTheWire(
  z.extend(Payment, { amountCents: dollarsOnTheWire, refundedCents: dollarsOnTheWire }),
  {
    id: 'id',
    planName: 'name',
    amountCents: 'amount',
    refundedCents: 'refundedAmount',
    state: 'state',
    createdAt: 'createdDate',
    receipt: 'receipt',
  },
)

const ownerOnTheWire = onTheWire(
  z.extend(Owner, { subscription: z.nullable(subscriptionOnTheWire), paidCents: dollarsOnTheWire }),
  {
    id: 'id',
    name: 'name',
    companyName: 'companyName',
    email: 'email',
    createdAt: 'createdDate',
    subscription: 'subscription',
    paidCents: 'paidAmount',
  },
)

const chosenOnTheWire = onTheWire(Chosen, { id: 'id' })

/** Returns the caller's successful payments, newest first. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/Payment/GetPayments',
  access: OWNERS,
  answer: enveloped(z.array(paymentOnTheWire)),
})

/** Returns a PDF. Callers get their own receipts; admins get any. */
export const getReceiptFile = endpoint({
  method: 'GET',
  path: '/Payment/GetReceiptFile/{paymentId}',
  access: 'account',
  params: { paymentId: recordId() },
  answer: enveloped(onTheWire(ReceiptFile, { fileName: 'fileName', base64: 'base64' })),
})

/** If `isRenewed` is false, the subscription ends with the paid period; true reverts this. */
export const setRenewal = endpoint({
  method: 'POST',
  path: '/Payment/SetRenewal',
  access: OWNERS,
  body: onTheWire(Renewal, { isRenewed: 'isRenewed' }),
  answer: enveloped(subscriptionOnTheWire),
})

/** Returns `requiresAction` if the bank requires 3-D Secure. Call it again with `SetupId` to complete the change. */
export const changeCard = endpoint({
  method: 'POST',
  path: '/Payment/ChangeCard',
  access: OWNERS,
  body: onTheWire(CardChange, { cardToken: 'Token', name: 'Name', country: 'Country', setupId: 'SetupId' }),
  answer: enveloped(onTheWire(CardChangeResult, { card: 'card', requiresAction: 'requiresAction' })),
})

/** Ends the subscription and all sessions, and erases the owner's personal data. Receipts are kept. */
export const closeAccount = endpoint({
  method: 'POST',
  path: '/User/CloseAccount',
  access: OWNERS,
  body: onTheWire(AccountClosing, { password: 'Password' }),
  answer: nothing(),
})

export const searchPayingOwners = endpoint({
  method: 'POST',
  path: '/Payment/SearchOwners',
  access: ADMINS,
  changesData: false,
  body: pageRequest({ columns: OWNER_COLUMNS, filters: onTheWire(OwnerFilters, { id: 'id', state: 'state' }) }),
  answer: enveloped(pageOf(ownerOnTheWire)),
})

export const listOwnerPayments = endpoint({
  method: 'GET',
  path: '/Payment/GetOwnerPayments/{ownerId}',
  access: ADMINS,
  params: { ownerId: recordId() },
  answer: enveloped(z.array(paymentOnTheWire)),
})

/** Ends an owner's subscription immediately. Nothing more is charged, and nothing is refunded. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/Payment/CancelSubscription',
  access: ADMINS,
  body: chosenOnTheWire,
  answer: nothing(),
})

/** Refunds what is not refunded yet. Idempotent. */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/Payment/RefundPayment',
  access: ADMINS,
  body: chosenOnTheWire,
  answer: enveloped(paymentOnTheWire),
})
