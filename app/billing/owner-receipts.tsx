import { useCallback, useEffect, useState } from 'react'
import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { getReceiptFile, listPayments } from '#contract/billing/payments.endpoints.ts'
import type { Payment, Receipt } from '#contract/billing/payments.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { saveFile } from '../lib/csv.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { Facts } from '../ui/record/facts.tsx'
import { PaymentPill } from './payment-pill.tsx'

/** The owner's payments with their receipts, newest first. */
export function OwnerReceipts() {
  const [list, setList] = useState<readonly Payment[] | 'loading' | 'failed'>('loading')
  const [shown, setShown] = useState<Payment | null>(null)

  const load = useCallback(async () => {
    setList('loading')
    const outcome = await browserApi(listPayments)
    // The session has ended and the page is redirecting.
    if (outcome.status === 401) return
    setList(outcome.ok ? outcome.data : 'failed')
  }, [])

  useEffect(() => void load(), [load])

  return (
    <section className="owner-part" aria-labelledby="owner-receipts-title">
      <h2 className="owner-title" id="owner-receipts-title">
        {billingMessages.owner.receipts}
      </h2>
      {list === 'loading' && <SkeletonLine width="80%" height="20px" />}
      {list === 'failed' && (
        <ErrorState
          as="h3"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => void load()}
        />
      )}
      {Array.isArray(list) && list.length === 0 && <p className="muted">{billingMessages.owner.noReceipts}</p>}
      {Array.isArray(list) && list.length > 0 && (
        <ul className="owner-receipts">
          {list.map((payment: Payment) => (
            <li key={payment.id}>
              <div>
                <b>{amountInWords(payment.amountCents)}</b> {payment.planName}{' '}
                {payment.state !== 'paid' && <PaymentPill state={payment.state} />}
                <p className="label">{writtenDate(payment.createdAt)}</p>
              </div>
              {payment.receipt && (
                <Button variant="ghost" size="sm" onClick={() => setShown(payment)}>
                  {billingMessages.receipt.show(payment.receipt.number)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown?.receipt && <ReceiptDialog payment={shown} receipt={shown.receipt} onClose={() => setShown(null)} />}
    </section>
  )
}

interface ReceiptDialogProps {
  payment: Payment
  receipt: Receipt
  onClose: () => void
}

function ReceiptDialog({ payment, receipt, onClose }: ReceiptDialogProps) {
  const [isLoading, setLoading] = useState(false)

  async function download() {
    setLoading(true)
    const outcome = await browserApi(getReceiptFile, { params: { paymentId: payment.id } })
    setLoading(false)
    if (outcome.status === 401) return
    if (!outcome.ok) return showFailure(outcome)
    const { fileName, base64 } = outcome.data
    saveFile(
      fileName,
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      'application/pdf',
    )
  }

  return (
    <Dialog id="receipt" title={billingMessages.receipt.show(receipt.number)} isOpen onClose={onClose}>
      {/* Focus the top: on a phone, focusing the button below would scroll the receipt out of view. */}
      <div className="receipt-facts" tabIndex={-1} {...initialFocus}>
        <Facts facts={receipt.facts.map(({ name, value }) => [name, value])} />
      </div>
      <Button className="receipt-download" isBusy={isLoading} onClick={() => void download()}>
        {billingMessages.receipt.download}
      </Button>
    </Dialog>
  )
}
