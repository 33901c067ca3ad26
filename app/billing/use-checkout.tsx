import { useState } from 'react'
import { useNavigate } from 'react-router'
import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { checkOut, getPaymentKey } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { SubscriptionPlan, WaitingPayment } from '#contract/billing/billing.schema.ts'
import { isSandboxKey } from '#contract/billing/cards.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession, storeSignUpCompleted } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { PaidCard, Refusal } from './card-form.ts'
import { openBankDialog } from './load-card-provider.ts'
import { OWNER_DASHBOARD } from './owner-guard.ts'
import { ProviderCardForm } from './provider-card-form.tsx'
import { useSandboxApproval } from './sandbox-approval.tsx'
import { SandboxCardForm } from './sandbox-card-form.tsx'
import { useCountryNames } from './use-country-names.ts'
import './card-window.css'

type PlanToBuy = Pick<SubscriptionPlan, 'id' | 'name' | 'amountCents'>

interface Chosen {
  plan: SubscriptionPlan
  publicKey: string
  refusal: Refusal | null
}

interface UseCheckoutOptions {
  /** Called when the order can be continued, because 3-D Secure was interrupted or a response was lost. */
  onWaiting: (order: WaitingPayment) => void
  /** Called when a continued order was declined or its request failed. */
  onOver: () => void
}

export function useCheckout({ onWaiting, onOver }: UseCheckoutOptions) {
  const [busyPlanId, setBusyPlanId] = useState<number | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { save, isSaving } = useSave(checkOut)
  const { openSandboxDialog, approvalDialog } = useSandboxApproval()
  const navigate = useNavigate()

  async function findKey() {
    const outcome = await browserApi(getPaymentKey)
    if (outcome.ok) return outcome.data
    if (outcome.status !== 401) showFailure(outcome)
    return null
  }

  async function open(plan: SubscriptionPlan) {
    if (busyPlanId !== null) return
    setBusyPlanId(plan.id)
    const publicKey = await findKey()
    setBusyPlanId(null)
    if (publicKey) setChosen({ plan, publicKey, refusal: null })
  }

  function send(
    plan: PlanToBuy,
    { card, approval, orderId }: { card?: PaidCard; approval?: string; orderId?: number },
  ) {
    const { id, email } = storedSession()
    if (id === null) return null
    return save({
      body: {
        cardToken: card?.token ?? approval ?? null,
        amountCents: plan.amountCents,
        planId: plan.id,
        name: card?.name ?? null,
        customerId: null,
        country: card?.country ?? null,
        email,
        userId: id,
        ...(orderId !== undefined && { orderId }),
      },
    })
  }

  async function pay({ plan, publicKey }: Chosen, card: PaidCard) {
    const refuse = (refusal: Refusal) => setChosen({ plan, publicKey, refusal })
    await complete(plan, await send(plan, { card }), { publicKey, refuse })
  }

  async function resume({ orderId, planId, planName, amountCents }: WaitingPayment) {
    const publicKey = await findKey()
    if (!publicKey) return
    const plan = { id: planId, name: planName, amountCents }
    await complete(plan, await send(plan, { orderId }), { publicKey, refuse: onOver })
  }

  type Sent = Awaited<ReturnType<typeof send>>

  /**
   * Asks for 3-D Secure once if it is required. An order that is still open afterwards can be continued on the page.
   */
  async function complete(
    plan: PlanToBuy,
    first: Sent,
    { publicKey, refuse }: { publicKey: string; refuse: (refusal: Refusal) => void },
  ) {
    let outcome = first
    if (outcome?.ok && outcome.data.requiresAction) {
      const { orderId, clientSecret } = outcome.data.requiresAction
      // Close the card form: it is a modal dialog and would block the bank's dialog.
      setChosen(null)
      const question = billingMessages.approval.question(amountInWords(plan.amountCents), plan.name)
      const approval = isSandboxKey(publicKey)
        ? await openSandboxDialog(question)
        : await openBankDialog(publicKey, (provider) => provider.confirmCardPayment(clientSecret))
      const order = { orderId, planId: plan.id, planName: plan.name, amountCents: plan.amountCents }
      if (approval === null) return onWaiting(order)
      outcome = await send(plan, { approval, orderId })
      // There was no response: the payment may have succeeded, and sending the same order again returns its result.
      if (outcome && !outcome.ok && outcome.reason === 'failed') {
        showFailure(outcome)
        return onWaiting(order)
      }
      if (outcome?.ok && outcome.data.requiresAction) return onWaiting(order)
    }
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) {
      showFailure(outcome)
      return refuse({ message: outcome.reason === 'refused' ? outcome.message : null })
    }
    storeSignUpCompleted()
    siteToasts.show({ kind: 'success', title: identityMessages.title.register, text: billingMessages.paymentDone })
    void navigate(OWNER_DASHBOARD)
  }

  const dialogs = (
    <>
      {chosen && (
        <CardDialog
          publicKey={chosen.publicKey}
          plan={chosen.plan}
          refusal={chosen.refusal}
          isPaying={isSaving}
          onCard={(card) => void pay(chosen, card)}
          onClose={() => setChosen(null)}
        />
      )}
      {approvalDialog}
    </>
  )
  return { open, resume, busyPlanId, isPaying: isSaving, dialogs }
}

interface CardDialogProps {
  publicKey: string
  plan: SubscriptionPlan
  refusal: Refusal | null
  isPaying: boolean
  onCard: (card: PaidCard) => void
  onClose: () => void
}

function CardDialog({ publicKey, plan, refusal, isPaying, onCard, onClose }: CardDialogProps) {
  const countries = useCountryNames()
  const amount = amountInWords(plan.amountCents)
  const { amountCents } = plan
  const form = { submitLabel: billingMessages.card.pay(amount), amountCents, countries, refusal, isPaying, onCard }
  return (
    <Dialog
      id="card-window"
      className="card-window"
      title={billingMessages.card.window(plan.name)}
      isOpen
      isDismissable={false}
      onClose={onClose}
    >
      <p className="card-window-amount">
        <span className="serif">{amount}</span> {billingMessages.period[plan.type]}
      </p>
      {isSandboxKey(publicKey) ? <SandboxCardForm {...form} /> : <ProviderCardForm {...form} publicKey={publicKey} />}
    </Dialog>
  )
}
