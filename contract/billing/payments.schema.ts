import * as z from 'zod/mini'
import { passwordText } from '#contract/identity/passwords.schema.ts'
import { optionalText, orNull, recordId } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { billingMessages } from './billing.messages.ts'
import { Subscription } from './billing.schema.ts'

export const PAYMENT_STATES = [
  'pending',
  'waiting',
  'failed',
  'paid',
  'partlyRefunded',
  'refunded',
  'disputed',
  'chargedBack',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The same lines are on the page, in the email and in the PDF. */
export const Receipt = z.object({
  number: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Receipt = z.output<typeof Receipt>

export const Payment = z.object({
  id: z.int(),
  planName: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  state: z.enum(PAYMENT_STATES),
  createdAt: z.string(),
  receipt: z.nullable(Receipt),
})
export type Payment = z.output<typeof Payment>

/** The PDF is sent as base64, because every response is JSON. */
export const ReceiptFile = z.object({ fileName: z.string(), base64: z.string() })
export type ReceiptFile = z.output<typeof ReceiptFile>

export const Renewal = z.object({ isRenewed: z.boolean(billingMessages.renewalUnclear) })
export type Renewal = z.output<typeof Renewal>

/** With `setupId`, completes a change that waited for 3-D Secure, and needs no new card. */
export const CardChange = z.object({
  cardToken: optionalText(),
  name: optionalText({ max: LENGTH.name }),
  country: optionalText({ max: LENGTH.name }),
  setupId: optionalText({ max: LENGTH.name }),
})
export type CardChange = z.output<typeof CardChange>

export const CardChangeResult = z.object({
  /** The card for future payments, such as 'Visa ending in 4242'; null while 3-D Secure is pending. */
  card: z.nullable(z.string()),
  requiresAction: z.optional(z.object({ setupId: z.string(), clientSecret: z.string() })),
})
export type CardChangeResult = z.output<typeof CardChangeResult>

export const AccountClosing = z.object({ password: passwordText(billingMessages.closing.passwordRequired) })
export type AccountClosing = z.output<typeof AccountClosing>

export const Owner = z.object({
  id: z.int(),
  name: z.string(),
  companyName: z.nullable(z.string()),
  email: z.string(),
  createdAt: z.string(),
  subscription: z.nullable(Subscription),
  paidCents: z.int(),
})
export type Owner = z.output<typeof Owner>

export const OWNER_COLUMNS = ['name', 'email', 'createdAt'] as const
export type OwnerColumn = (typeof OWNER_COLUMNS)[number]

export const OWNER_STATES = ['trial', 'active', 'pastDue', 'cancelled'] as const
export const OwnerFilters = z.object({
  id: z.optional(orNull(recordId())),
  state: orNull(z.enum(OWNER_STATES, billingMessages.ownerStateUnknown)),
})
export type OwnerFilters = z.output<typeof OwnerFilters>

export const Chosen = z.object({ id: recordId() })
export type Chosen = z.output<typeof Chosen>
