import { useCallback, useEffect, useState } from 'react'
import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { listPayments } from '#contract/billing/payments.endpoints.ts'
import type { Payment } from '#contract/billing/payments.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { writtenDate } from '#contract/wire/written-date.ts'
import { browserApi } from '../lib/browser-api.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { PaymentPill } from './payment-pill.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

/** What the owner has paid, newest first, each with its receipt. */
export function OwnerReceipts() {
  const [list, setList] = useState<readonly Payment[] | 'loading' | 'failed'>('loading')
  const [shown, setShown] = useState<Payment | null>(null)

  const load = useCallback(async () => {
    setList('loading')
    const outcome = await browserApi(listPayments)
    // The session has ended, and the page is being left.
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
