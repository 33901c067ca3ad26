import { useState } from 'react'
import { SANDBOX } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'

interface Question {
  text: string
  answer: (approval: string | null) => void
}

/** Simulates the bank's 3-D Secure dialog in the demo. Closing it resolves to null. */
export function useSandboxApproval() {
  const [question, setQuestion] = useState<Question | null>(null)

  function openSandboxDialog(text: string) {
    return new Promise<string | null>((resolve) => {
      const answer = (approval: string | null) => {
        setQuestion(null)
        resolve(approval)
      }
      setQuestion({ text, answer })
    })
  }

  const approvalDialog = question && (
    <Dialog
      id="approval-window"
      className="card-window"
      title={billingMessages.approval.title}
      isOpen
      isDismissable={false}
      onClose={() => question.answer(null)}
    >
      <p className="card-window-test">{billingMessages.testMode}</p>
      <p>{question.text}</p>
      <div className="approval-actions">
        <Button onClick={() => question.answer(SANDBOX.approvals.approve)} {...initialFocus}>
          {billingMessages.approval.approve}
        </Button>
        <Button variant="ghost" onClick={() => question.answer(SANDBOX.approvals.refuse)}>
          {billingMessages.approval.refuse}
        </Button>
      </div>
    </Dialog>
  )
  return { openSandboxDialog, approvalDialog }
}
