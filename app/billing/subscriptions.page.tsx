import { useEffect } from 'react'
import { Link, redirectDocument } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { listSubscriptionPlans } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
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
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx'
import { StepLine } from '../ui/layout/step-line.tsx'
import type { Route } from './+types/subscriptions.page'
import { OWNER_DASHBOARD } from './owner-guard.ts'
import { PlanPages } from './plan-pages.tsx'
import { subscriptionsGuard } from './subscriptions-guard.ts'
import { useCheckout } from './use-checkout.tsx'
import { useWaitingPayment, WaitingPaymentNotice } from './waiting-payment.tsx'
import './subscriptions.page.css'

export const handle = { startsAtOnce: true }

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext))
}

/** Forces a document load, because the CSP allows the card provider's script only in this page's document. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(new URL(request.url).pathname)
}

async function load(api: Api) {
  const answer = await api(listSubscriptionPlans)
  return { groups: answer.ok ? answer.data.filter(({ plans }) => plans.length > 0) : null }
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
