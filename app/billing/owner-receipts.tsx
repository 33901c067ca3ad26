import { useState } from 'react'
import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { getReceiptFile, listPayments } from '#contract/billing/payments.endpoints.ts'
import type { Payment, Receipt } from '#contract/billing/payments.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { saveFile } from '../lib/csv.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { Facts } from '../ui/record/facts.tsx'
import { OwnerList } from './owner-list.tsx'
import { PaymentPill } from './payment-pill.tsx'

export function OwnerReceipts() {
  const [shown, setShown] = useState<Payment | null>(null)

  return (
    <OwnerList
      id="owner-receipts"
      title={billingMessages.owner.receipts}
      emptyText={billingMessages.owner.noReceipts}
      read={readPayments}
      item={(payment) => (
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
      )}
    >
      {shown?.receipt && <ReceiptDialog payment={shown} receipt={shown.receipt} onClose={() => setShown(null)} />}
    </OwnerList>
  )
}

const readPayments = () => browserApi(listPayments)

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
