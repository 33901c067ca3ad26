import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Receipt } from '#contract/billing/payments.schema.ts'
import { mainOffice } from '#contract/company/company-contacts.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { companyIn } from '#server/company/company.service.ts'
import type { Config } from '#server/config.ts'
import type { Change } from '#server/db/write.ts'
import type { Card } from '#server/gateways/cards.ts'
import type { Payer } from '#server/identity/payers.service.ts'
import { receiptMail } from '#server/mail/billing.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import type { PaymentRow } from './payments.repository.ts'
import { createReceiptsRepository, type ReceiptRow } from './receipts.repository.ts'

const HUNDREDTHS = 10_000

/** Returns the lines of a receipt, the same on the page, in the email and in the PDF. */
export function toReceipt(row: ReceiptRow): Receipt {
  const { receipt: words } = billingMessages
  const number = receiptNumber(row)
  const lines: [string, string | null][] = [
    [words.number, number],
    [words.date, writtenDate(row.issuedAt)],
    [words.seller, row.sellerAddress ?? row.sellerName],
    [words.taxNumber, row.taxNumber],
    [words.buyer, [row.buyerName, row.buyerCompany, row.buyerEmail].filter(Boolean).join(', ')],
    [words.country, row.buyerCountry],
    [words.plan, row.planName],
    [words.period, row.paidUntil && writtenDate(row.paidUntil)],
    [words.amount, amountInWords(row.amountCents)],
    [words.tax, taxOf(row)],
    [words.method, row.cardBrand && row.cardLast4 && billingMessages.cardName(row.cardBrand, row.cardLast4)],
  ]
  return { number, facts: lines.flatMap(([name, value]) => (value ? [{ name, value }] : [])) }
}

function receiptNumber({ series, financialYear, number }: ReceiptRow) {
  return `${series === 'test' ? 'TEST/' : ''}${financialYear}/${String(number).padStart(4, '0')}`
}

/** Prices include tax, so it is never added. */
function taxOf({ taxRate, amountCents }: ReceiptRow) {
  if (!taxRate) return billingMessages.receipt.noTax
  const tax = Math.round((amountCents * taxRate) / (HUNDREDTHS + taxRate))
  return billingMessages.receipt.taxIncluded(String(taxRate / 100), amountInWords(tax))
}

const APRIL = 4

/** Returns the Indian financial year, from April to March, such as `2026-27`. */
export function financialYear(moment: Date) {
  const [year = 0, month = 0] = inIndia.format(moment).split('-').map(Number)
  const first = month >= APRIL ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

const inIndia = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Asia/Kolkata' })

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

/** Must run in the transaction that settles the payment, so that the receipt numbers have no gaps. */
export async function issueReceipt(change: Change, paid: Paid, { site, tax }: Seller) {
  const { payment, payer, planName, card, paidAt, renewsAt, isRenewal } = paid
  const receipts = createReceiptsRepository(change.db)
  const before = payment.subscriptionId === null ? null : await receipts.findNewestOf(payment.subscriptionId)
  const ownName = [payer.firstName, payer.lastName].filter(Boolean).join(' ')
  const isTest = payment.provider === 'sandbox'
  const book = { series: isTest ? 'test' : 'sale', financialYear: financialYear(paidAt) } as const
  const seller = await companyIn(change.db, site.publicUrl)
  const row = await receipts.create({
    ...book,
    number: await receipts.nextNumber(book),
    paymentId: payment.id,
    accountId: payer.id,
    issuedAt: paidAt,
    sellerName: seller.legalName,
    sellerAddress: mainOffice(seller)?.lines.join(', ') ?? null,
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
  await queueMail(
    change,
    receiptMail({ to: payer.email, firstName: payer.firstName, receipt, isRenewal, isTest }, site),
  )
}
