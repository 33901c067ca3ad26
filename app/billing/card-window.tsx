import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { SubscriptionPlan } from '#contract/billing/billing.schema.ts'
import { isSandboxKey } from '#contract/billing/sandbox-cards.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import type { PaidCard, Refusal } from './card-form.ts'
import { ProviderCardForm } from './provider-card-form.tsx'
import { SandboxCardForm } from './sandbox-card-form.tsx'
import { useCountryNames } from './use-country-names.ts'
import './card-window.css'

interface CardWindowProps {
  publicKey: string
  plan: SubscriptionPlan
  refusal: Refusal | null
  isPaying: boolean
  onCard: (card: PaidCard) => void
  onClose: () => void
}

/** The checkout: the provider's own fields, or in a demo our own, which say that they are only a test. */
export function CardWindow({ publicKey, plan, refusal, isPaying, onCard, onClose }: CardWindowProps) {
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
