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

/** The successful payments of the caller, newest first, with their receipts. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/Payment/GetPayments',
  access: OWNERS,
  answer: enveloped(z.array(paymentOnTheWire)),
})

/** The receipt of a payment as a PDF. Callers get their own receipts; admins get any. */
export const getReceiptFile = endpoint({
  method: 'GET',
  path: '/Payment/GetReceiptFile/{paymentId}',
  access: 'account',
  params: { paymentId: recordId() },
  answer: enveloped(onTheWire(ReceiptFile, { fileName: 'fileName', base64: 'base64' })),
})

/** Cancels the subscription of the caller at the end of the paid period, or reverts the cancellation. */
export const setRenewal = endpoint({
  method: 'POST',
  path: '/Payment/SetRenewal',
  access: OWNERS,
  body: onTheWire(Renewal, { isRenewed: 'isRenewed' }),
  answer: enveloped(subscriptionOnTheWire),
})

/** Responds with `requiresAction` if the bank needs an approval; the same call with `SetupId` completes the change. */
export const changeCard = endpoint({
  method: 'POST',
  path: '/Payment/ChangeCard',
  access: OWNERS,
  body: onTheWire(CardChange, { cardToken: 'Token', name: 'Name', country: 'Country', setupId: 'SetupId' }),
  answer: enveloped(onTheWire(CardChangeResult, { card: 'card', requiresAction: 'requiresAction' })),
})

/** Ends the plan and all sessions and erases the personal data of the owner. Receipts are kept. */
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

/** Ends the subscription of an owner immediately, without further charges. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/Payment/CancelSubscription',
  access: ADMINS,
  body: chosenOnTheWire,
  answer: nothing(),
})

/** Refunds the rest of a payment. Idempotent: a second call finds no rest and changes nothing. */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/Payment/RefundPayment',
  access: ADMINS,
  body: chosenOnTheWire,
  answer: enveloped(paymentOnTheWire),
})
