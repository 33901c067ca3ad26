import { Check } from 'lucide'
import { shortAmountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { SubscriptionPlan } from '#contract/billing/billing.schema.ts'
import { Button } from '../ui/action/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

interface PlanCardProps {
  plan: SubscriptionPlan
  /** The one in the middle stands on ink. */
  isMain: boolean
  isBusy: boolean
  onChoose: () => void
}

export function PlanCard({ plan, isMain, isBusy, onChoose }: PlanCardProps) {
  return (
    <li className={classNames('plan-card', isMain && 'plan-card-main on-ink')}>
      <h2 className="plan-name">{plan.name}</h2>
      <p className="plan-words">{plan.description}</p>
      <p className="plan-amount">
        <span className="serif">{shortAmountInWords(plan.amountCents)}</span>
        <span className="plan-period">{billingMessages.period[plan.type]}</span>
      </p>
      <ul className="plan-features">
        {plan.features.map(({ name }) => (
          <li key={name}>
            <Icon of={Check} size={18} />
            {name}
          </li>
        ))}
      </ul>
      <Button variant={isMain ? 'paper' : 'ghost'} isWide isBusy={isBusy} onClick={onChoose}>
        {billingMessages.choosePlan}
        <span className="sr-only"> {plan.name}</span>
      </Button>
    </li>
  )
}
