import { useState } from 'react'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { getReceiptFile } from '#contract/billing/payments.endpoints.ts'
import type { Payment, Receipt } from '#contract/billing/payments.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/action/button.tsx'
import { tellRefusal } from '../ui/form/tell-refusal.ts'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { Facts } from '../ui/record/facts.tsx'

interface ReceiptDialogProps {
  payment: Payment
  receipt: Receipt
  onClose: () => void
}

export function ReceiptDialog({ payment, receipt, onClose }: ReceiptDialogProps) {
  const [isLoading, setLoading] = useState(false)

  async function download() {
    setLoading(true)
    const outcome = await browserApi(getReceiptFile, { params: { paymentId: payment.id } })
    setLoading(false)
    if (outcome.status === 401) return
    if (!outcome.ok) return tellRefusal(outcome)
    const { fileName, base64 } = outcome.data
    saveFile(
      fileName,
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      'application/pdf',
    )
  }

  return (
    <Dialog id="receipt" title={billingMessages.receipt.show(receipt.number)} isOpen onClose={onClose}>
      {/* The focus begins at the top: on a phone, the button below would scroll the receipt out of sight. */}
      <div className="receipt-facts" tabIndex={-1} {...initialFocus}>
        <Facts facts={receipt.facts.map(({ name, value }) => [name, value])} />
      </div>
      <Button className="receipt-download" isBusy={isLoading} onClick={() => void download()}>
        {billingMessages.receipt.download}
      </Button>
    </Dialog>
  )
}
