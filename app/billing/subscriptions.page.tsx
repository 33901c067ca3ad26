import { useCallback, useEffect, useState } from 'react'
import { Link, redirectDocument } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { dropWaitingPayment, getWaitingPayment, listSubscriptionPlans } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { WaitingPayment } from '#contract/billing/billing.schema.ts'
import { getAccount } from '#contract/identity/accounts.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { browserApi } from '../lib/browser-api.ts'
import { leaveAccount } from '../lib/leave-account.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { storedSession } from '../lib/session-store.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { StepLine } from '../ui/layout/step-line.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/subscriptions.page'
import { OWNER_DASHBOARD, subscriptionsGuard } from './owner-guard.ts'
import { PlanPages } from './plan-pages.tsx'
import { useCheckout } from './use-checkout.tsx'
import './subscriptions.page.css'

export const handle = { startsAtOnce: true }

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext))
}

/** Forces a document load, because only documents of payment pages have a CSP that allows the provider's script. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(new URL(request.url).pathname)
}

async function load(api: Api) {
  const outcome = await api(listSubscriptionPlans)
  return { groups: outcome.ok ? outcome.data.filter(({ plans }) => plans.length > 0) : null }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('subscriptions'), matches, isHidden: true })
}

export default function SubscriptionsPage({ loaderData: { groups } }: Route.ComponentProps) {
  useAccountGuard(subscriptionsGuard)
  useSessionEnd()
  useLiveSession()
  const { waiting, setWaiting, load } = useWaitingPayment()
  const { open, resume, busyPlanId, isPaying, dialogs } = useCheckout({
    onWaiting: setWaiting,
    onOver: () => void load(),
  })

  return (
    <div className="wrap subscriptions">
      <StepLine
        label={identityMessages.signUpProgress}
        steps={Object.values(identityMessages.signUpStep)}
        current={2}
      />
      <h1>{identityMessages.signUpStep.plan}</h1>
      <NeedsScripts />
      {waiting && (
        <WaitingPaymentNotice
          waiting={waiting}
          isPaying={isPaying}
          onContinue={() => void resume(waiting)}
          onDropped={() => void load()}
        />
      )}
      {!groups && <LoadFailure />}
      {groups?.length === 0 && <EmptyState as="h2" title={billingMessages.noPlans} />}
      {groups && groups.length > 0 && (
        <PlanPages groups={groups} busyPlanId={busyPlanId} onChoose={(plan) => void open(plan)} />
      )}
      <div className="subscriptions-foot">
        <p>{billingMessages.cardsAreSafe}</p>
        <div>
          {identityMessages.notYou}{' '}
          <button type="button" className="link" onClick={() => void leaveAccount()}>
            {adminMessages.logout}
          </button>
        </div>
        <p className="subscriptions-later">
          {billingMessages.freeTrial}{' '}
          <Link className="link" to={OWNER_DASHBOARD}>
            {billingMessages.pickLater}
          </Link>
        </p>
      </div>
      {dialogs}
    </div>
  )
}

/**
 * The stored session may have expired. Requesting the account on load detects that before the visitor fills in the
 * card; the API client then handles the 401.
 */
function useLiveSession() {
  useEffect(() => {
    const session = storedSession()
    if (session.id === null || subscriptionsGuard(session) !== null) return
    void browserApi(getAccount, { params: { id: session.id } })
  }, [])
}

/** `waiting` is null if no payment is waiting for 3-D Secure. */
function useWaitingPayment() {
  const [waiting, setWaiting] = useState<WaitingPayment | null>(null)

  const load = useCallback(async () => {
    if (subscriptionsGuard(storedSession()) !== null) return
    const outcome = await browserApi(getWaitingPayment)
    if (outcome.ok) setWaiting(outcome.data)
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

function WaitingPaymentNotice({ waiting, isPaying, onContinue, onDropped }: WaitingPaymentNoticeProps) {
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
