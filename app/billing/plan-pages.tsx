import { ArrowLeft, ArrowRight, Check } from 'lucide'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shortAmountInWords } from '#contract/billing/amount-in-words.ts'
import { FIRST_PLANS_PAGE } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { SubscriptionPlan, SubscriptionPlanGroup } from '#contract/billing/billing.schema.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import './plan-pages.css'

interface PlanPagesProps {
  groups: readonly SubscriptionPlanGroup[]
  busyPlanId: number | null
  onChoose: (plan: SubscriptionPlan) => void
}

export function PlanPages({ groups, busyPlanId, onChoose }: PlanPagesProps) {
  const [page, setPage] = useState<number>(FIRST_PLANS_PAGE)
  const plans = groups[page - FIRST_PLANS_PAGE]?.plans ?? []
  const lastPage = groups.length - 1 + FIRST_PLANS_PAGE
  const middle = Math.floor(plans.length / 2)
  const buttons = useRef<HTMLDivElement>(null)

  function showPage(next: number) {
    const pressed = document.activeElement
    flushSync(() => setPage(next))
    // On the first and last page the pressed button is unmounted, so the other one gets the focus.
    if (pressed && !pressed.isConnected) buttons.current?.querySelector('button')?.focus()
  }

  return (
    <section aria-label={billingMessages.screen} aria-roledescription="carousel">
      <div className="plans-head">
        <p className="plans-recurs">
          {billingMessages.samePlans} {billingMessages.amountRecurs}
        </p>
        <div ref={buttons} className="plans-actions">
          {page > FIRST_PLANS_PAGE && (
            <IconButton
              label={billingMessages.previous}
              icon={<Icon of={ArrowLeft} size={20} />}
              onClick={() => showPage(page - 1)}
            />
          )}
          {page < lastPage && (
            <IconButton
              label={billingMessages.next}
              icon={<Icon of={ArrowRight} size={20} />}
              onClick={() => showPage(page + 1)}
            />
          )}
        </div>
      </div>
      <p className="sr-only" role="status">
        {groups.length > 1 && `${page} / ${lastPage}`}
      </p>
      <ul className="plans" data-count={plans.length}>
        {plans.map((plan, at) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isHighlighted={plans.length > 1 && at === middle}
            isBusy={busyPlanId === plan.id}
            onChoose={() => onChoose(plan)}
          />
        ))}
      </ul>
    </section>
  )
}

interface PlanCardProps {
  plan: SubscriptionPlan
  isHighlighted: boolean
  isBusy: boolean
  onChoose: () => void
}

function PlanCard({ plan, isHighlighted, isBusy, onChoose }: PlanCardProps) {
  return (
    <li className={classNames('plan-card', isHighlighted && 'plan-card-main on-ink')}>
      <h2 className="plan-name">{plan.name}</h2>
      <p className="plan-text">{plan.description}</p>
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
      <Button variant={isHighlighted ? 'paper' : 'ghost'} isWide isBusy={isBusy} onClick={onChoose}>
        {billingMessages.choosePlan}
        <span className="sr-only"> {plan.name}</span>
      </Button>
    </li>
  )
}
