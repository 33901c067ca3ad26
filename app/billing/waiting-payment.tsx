import { useCallback, useEffect, useState } from 'react'
import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { dropWaitingPayment, getWaitingPayment } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { WaitingPayment } from '#contract/billing/billing.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toasts.tsx'
import { subscriptionsGuard } from './subscriptions-guard.ts'

/** The payment that waits for the bank's approval, loaded with the page and after each interruption. */
export function useWaitingPayment() {
  const [waiting, setWaiting] = useState<WaitingPayment | null>(null)

  const load = useCallback(async () => {
    if (subscriptionsGuard(storedSession()) !== null) return
    const answer = await browserApi(getWaitingPayment)
    if (answer.ok) setWaiting(answer.data)
  }, [])

  useEffect(() => void load(), [load])
  return { waiting, setWaiting, load }
}

interface WaitingPaymentNoticeProps {
  waiting: WaitingPayment
  isPaying: boolean
  onContinue: () => void
  onDropped: () => void
}

export function WaitingPaymentNotice({ waiting, isPaying, onContinue, onDropped }: WaitingPaymentNoticeProps) {
  const { save: drop, isSaving: isDropping } = useSave(dropWaitingPayment)

  async function startAgain() {
    const outcome = await drop()
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) return showFailure(outcome)
    siteToasts.show({ kind: 'success', title: outcome.message })
    onDropped()
  }

  return (
    <section className="waiting-payment" aria-labelledby="waiting-payment-title">
      <div role="status">
        <h2 id="waiting-payment-title">{billingMessages.approval.waitingTitle}</h2>
        <p>{billingMessages.approval.waiting(amountInWords(waiting.amountCents), waiting.planName)}</p>
      </div>
      <div className="approval-actions">
        <Button isBusy={isPaying} onClick={onContinue}>
          {billingMessages.approval.continue}
        </Button>
        <Button variant="ghost" isBusy={isDropping} onClick={() => void startAgain()}>
          {billingMessages.approval.startAgain}
        </Button>
      </div>
    </section>
  )
}
