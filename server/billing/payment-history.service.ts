import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Payment, PaymentState, ReceiptFile } from '#contract/billing/payments.schema.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import type { BrandService } from '#server/company/brand.service.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { type Caller, hasRole } from '#server/plugins/access.ts'
import { toReceipt } from './issue-receipt.ts'
import { createPaymentsRepository, type PaymentRow } from './payments.repository.ts'
import { createReceiptsRepository } from './receipts.repository.ts'

export function createPaymentHistoryService({ db, brand }: { db: Db; brand: Pick<BrandService, 'logo'> }) {
  async function listOf(accountId: number): Promise<Payment[]> {
    const rows = await createPaymentsRepository(db).findWithPlans(accountId)
    const receipts = rows.length > 0 ? await createReceiptsRepository(db).findOfPayments(rows.map(({ id }) => id)) : []
    return rows.map((row) => {
      const receipt = receipts.find(({ paymentId }) => paymentId === row.id)
      const { id, planName, amountCents, refundedCents, createdAt } = row
      return {
        id,
        planName,
        amountCents,
        refundedCents,
        state: stateOf(row),
        createdAt: (receipt?.issuedAt ?? createdAt).toISOString(),
        receipt: receipt ? toReceipt(receipt) : null,
      }
    })
  }

  return {
    /** For staff: includes failed attempts. */
    listOf,

    async listOwn({ accountId }: Caller) {
      return (await listOf(accountId)).filter(({ state }) => !NOT_PAID.includes(state))
    },

    async receiptFile(paymentId: number, caller: Caller): Promise<ReceiptFile> {
      const payment = await createPaymentsRepository(db).findById(paymentId)
      const isAllowed = payment && (hasRole(caller, ADMINS) || payment.accountId === caller.accountId)
      const [row] = isAllowed ? await createReceiptsRepository(db).findOfPayments([paymentId]) : []
      if (!row) throw new AppError('notFound', billingMessages.receipt.unknown)
      const receipt = toReceipt(row)
      // Imported lazily, because the library is large.
      const { receiptPdf } = await import('./receipt-pdf.ts')
      const logo = await brand.logo('logoLight', RECEIPT_LOGO)
      const pdf = await receiptPdf(receipt, {
        sellerName: row.sellerName,
        isTest: row.series === 'test',
        logo: logo?.data ?? null,
      })
      return { fileName: billingMessages.receipt.fileName(receipt.number), base64: pdf.toString('base64') }
    },
  }
}

export type PaymentHistoryService = ReturnType<typeof createPaymentHistoryService>

/** In pixels, large enough to be sharp when the PDF is printed. */
const RECEIPT_LOGO = { width: 720, height: 176 }

const NOT_PAID: readonly PaymentState[] = ['pending', 'waiting', 'failed']

function stateOf({ status, disputeStatus, refundedCents, amountCents }: PaymentRow): PaymentState {
  if (status === 'awaitingApproval') return 'waiting'
  if (status !== 'succeeded') return status
  if (disputeStatus === 'open') return 'disputed'
  if (disputeStatus === 'lost') return 'chargedBack'
  if (refundedCents === 0) return 'paid'
  return refundedCents === amountCents ? 'refunded' : 'partlyRefunded'
}
