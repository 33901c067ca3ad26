import { shortAmountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Subscription } from '#contract/billing/billing.schema.ts'
import { setRenewal } from '#contract/billing/payments.endpoints.ts'
import { SIGNUP_STEP } from '#contract/identity/identity.constants.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { reopenSignUp, storeSignUpStep } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { Button, ButtonLink } from '../ui/action/button.tsx'
import { Pill } from '../ui/feedback/pill.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Confirm } from '../ui/overlay/confirm.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { STATUS_TONE } from './payment-pill.tsx'

interface OwnerPlanProps {
  subscription: Subscription | null
  /** A plan can only be bought with a verified email address. */
  isVerified: boolean
  onChanged: () => void
}

export function OwnerPlan({ subscription, isVerified, onChanged }: OwnerPlanProps) {
  return (
    <section className="owner-part owner-plan on-ink" aria-labelledby="owner-plan-title">
      <h2 className="owner-title" id="owner-plan-title">
        {billingMessages.owner.plan}
      </h2>
      {subscription ? (
        <>
          <p className="owner-plan-name">{subscription.planName}</p>
          <p className="owner-plan-amount">
            <span className="serif">{shortAmountInWords(subscription.amountCents)}</span>{' '}
            {billingMessages.period[subscription.type]}
          </p>
          <p>
            <Pill tone={STATUS_TONE[subscription.status]}>{billingMessages.status[subscription.status]}</Pill>
          </p>
          <p>{billingMessages.owner.startedOn(writtenDate(subscription.startedAt))}</p>
          {subscription.renewsAt && <p>{billingMessages.owner.renewsOn(writtenDate(subscription.renewsAt))}</p>}
          {subscription.endsAt && <p>{billingMessages.owner.endsOn(writtenDate(subscription.endsAt))}</p>}
          {subscription.card && <p className="owner-plan-card">{billingMessages.owner.paidWith(subscription.card)}</p>}
          {subscription.status !== 'cancelled' && <PlanActions subscription={subscription} onChanged={onChanged} />}
        </>
      ) : (
        <>
          <p className="owner-plan-name">{billingMessages.owner.trial}</p>
          <p>{billingMessages.owner.noPlan}</p>
        </>
      )}
      {subscription?.status !== 'active' && (
        <ButtonLink
          variant="paper"
          to={isVerified ? '/subscriptions' : '/verify'}
          onClick={() => (isVerified ? reopenSignUp() : storeSignUpStep(SIGNUP_STEP.signedUp))}
        >
          {billingMessages.choosePlan}
        </ButtonLink>
      )}
    </section>
  )
}

function PlanActions({ subscription, onChanged }: { subscription: Subscription; onChanged: () => void }) {
  const { save, isSaving } = useSave(setRenewal)

  async function renew(isRenewed: boolean) {
    const outcome = await save({ body: { isRenewed } })
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) return showFailure(outcome)
    siteToasts.show({ kind: 'success', title: outcome.message })
    onChanged()
  }

  return (
    <div className="owner-form-actions owner-plan-actions">
      <ButtonLink variant="line" size="sm" to="/businessowner/card">
        {billingMessages.owner.changeCard}
      </ButtonLink>
      {subscription.endsAt && (
        <Button variant="paper" size="sm" isBusy={isSaving} onClick={() => void renew(true)}>
          {billingMessages.owner.keep}
        </Button>
      )}
      {subscription.renewsAt && (
        <Confirm
          question={billingMessages.owner.endQuestion(writtenDate(subscription.renewsAt))}
          confirmLabel={billingMessages.owner.end}
          declineLabel={billingMessages.owner.keep}
          onConfirm={() => renew(false)}
          trigger={
            <Button variant="line" size="sm">
              {billingMessages.owner.end}
            </Button>
          }
        />
      )}
    </div>
  )
}
