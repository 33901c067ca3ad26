import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Receipt } from '#contract/billing/payments.schema.ts'
import { brand } from '#contract/content/brand.ts'
import { writtenDate } from '#contract/wire/written-date.ts'
import type { ReceiptRow } from './receipts.repository.ts'

const HUNDREDTHS = 10_000

/** The lines of a receipt, the same on the page, in the mail and in the PDF. */
export function toReceipt(row: ReceiptRow): Receipt {
  const { receipt: words } = billingMessages
  const number = receiptNumber(row)
  const lines: [string, string | null][] = [
    [words.number, number],
    [words.date, writtenDate(row.issuedAt)],
    [words.seller, brand.office.lines.join(', ')],
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
