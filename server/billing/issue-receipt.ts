import { financialYear } from '#contract/billing/financial-year.ts'
import type { Config } from '#server/config.ts'
import type { Change } from '#server/db/write.ts'
import type { Card } from '#server/gateways/cards.ts'
import type { Payer } from '#server/identity/payers.service.ts'
import { receiptMail } from '#server/mail/billing.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import type { PaymentRow } from './payments.repository.ts'
import { toReceipt } from './receipt-facts.ts'
import { createReceiptsRepository } from './receipts.repository.ts'

/** Details of the seller for receipts. */
export interface Seller {
  site: MailSite
  tax: Config['tax']
}

interface Paid {
  payment: PaymentRow
  payer: Payer
  planName: string
  card: Card | null
  paidAt: Date
  renewsAt: Date | null
  isRenewal: boolean
}

/** Creates and mails the receipt of a payment, numbered without gaps, in the write that settles the payment. */
export async function issueReceipt(change: Change, paid: Paid, { site, tax }: Seller) {
  const { payment, payer, planName, card, paidAt, renewsAt, isRenewal } = paid
  const receipts = createReceiptsRepository(change.db)
  const before = payment.subscriptionId === null ? null : await receipts.findNewestOf(payment.subscriptionId)
  const ownName = [payer.firstName, payer.lastName].filter(Boolean).join(' ')
  const isTest = payment.provider === 'sandbox'
  const book = { series: isTest ? 'test' : 'sale', financialYear: financialYear(paidAt) } as const
  const row = await receipts.create({
    ...book,
    number: await receipts.nextNumber(book),
    paymentId: payment.id,
    accountId: payer.id,
    issuedAt: paidAt,
    buyerName: payment.holderName ?? before?.buyerName ?? ownName,
    buyerCompany: payer.companyName,
    buyerEmail: payer.email,
    buyerCountry: payment.country ?? before?.buyerCountry ?? null,
    planName,
    amountCents: payment.amountCents,
    currency: payment.currency,
    paidUntil: renewsAt,
    taxRate: tax?.rate ?? null,
    taxNumber: tax?.number ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  })
  const receipt = toReceipt(row)
  queueMail(change, receiptMail({ to: payer.email, firstName: payer.firstName, receipt, isRenewal, isTest }, site))
}
