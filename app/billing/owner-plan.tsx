import { shortAmountInWords } from '#contract/billing/amount-in-words.ts'
import { say } from '#contract/billing/billing.messages.ts'
import type { Subscription } from '#contract/billing/billing.schema.ts'
import { brand } from '#contract/content/brand.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { writtenDate } from '#contract/wire/written-date.ts'
import { reopenSignUp, storeSignUpStep } from '../lib/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'

const TONE = { active: 'good', pastDue: 'warning', cancelled: 'bad' } as const

interface OwnerPlanProps {
  subscription: Subscription | null
  /** Only then can something be bought. */
  isVerified: boolean
}

/** What the owner has bought and when it is charged again; without it, the way to a plan. */
export function OwnerPlan({ subscription, isVerified }: OwnerPlanProps) {
  return (
    <section className="owner-part owner-plan on-ink" aria-labelledby="owner-plan-title">
      <h2 className="owner-title" id="owner-plan-title">
        {say.owner.plan}
      </h2>
      {subscription ? (
        <>
          <p className="owner-plan-name">{subscription.planName}</p>
          <p className="owner-plan-amount">
            <span className="serif">{shortAmountInWords(subscription.amountCents)}</span>{' '}
            {say.period[subscription.type]}
          </p>
          <p>
            <Pill tone={TONE[subscription.status]}>{say.status[subscription.status]}</Pill>
          </p>
          <p>{say.owner.startedOn(writtenDate(subscription.startedAt))}</p>
          {subscription.renewsAt && <p>{say.owner.renewsOn(writtenDate(subscription.renewsAt))}</p>}
          <p className="owner-plan-cancel">{say.owner.toCancel(brand.email)}</p>
        </>
      ) : (
        <>
          <p className="owner-plan-name">{say.owner.trial}</p>
          <p>{say.owner.noPlan}</p>
        </>
      )}
      {subscription?.status !== 'active' && (
        <ButtonLink
          variant="paper"
          to={isVerified ? '/subscriptions' : '/verify'}
          onClick={() => (isVerified ? reopenSignUp() : storeSignUpStep(SIGNUP_STEP.signedUp))}
        >
          {say.choosePlan}
        </ButtonLink>
      )}
    </section>
  )
}
