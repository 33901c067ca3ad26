import { useState } from 'react'
import { Link, redirectDocument, useNavigate } from 'react-router'
import { checkOut, getPaymentKey, listSubscriptionPlans } from '#contract/billing/billing.endpoints.ts'
import { say } from '#contract/billing/billing.messages.ts'
import type { SubscriptionPlan } from '#contract/billing/billing.schema.ts'
import { say as admin } from '#contract/content/admin.messages.ts'
import { say as identity } from '#contract/identity/identity.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { browserApi } from '../lib/browser-api.ts'
import { leaveAccount } from '../lib/leave-account.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { storedSession, storeSignUpCompleted } from '../lib/session-store.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { useSave } from '../lib/use-save.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { NeedsScripts } from '../ui/needs-scripts.tsx'
import { StepLine } from '../ui/step-line.tsx'
import { tellRefusal } from '../ui/tell-refusal.ts'
import { siteToasts } from '../ui/toasts.tsx'
import type { Route } from './+types/subscriptions.page'
import { CardWindow, type PaidCard } from './card-window.tsx'
import { PlanPages } from './plan-pages.tsx'
import { subscriptionsGuard } from './subscriptions-guard.ts'
import { useLiveSession } from './use-live-session.ts'
import './subscriptions.page.css'

const OWNER_DASHBOARD = '/businessowner/dashboard'

export const handle = { startsAtOnce: true }

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext))
}

/** Only the document of this page may load the card provider's script, so it is always opened as a document. */
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
  const { open, busyPlanId, cardWindow } = useCheckout()

  return (
    <div className="wrap subscriptions">
      <StepLine label={identity.signUpProgress} steps={Object.values(identity.signUpStep)} current={2} />
      <h1>{identity.signUpStep.plan}</h1>
      <NeedsScripts />
      {!groups && <LoadFailure />}
      {groups?.length === 0 && <EmptyState as="h2" title={say.noPlans} />}
      {groups && groups.length > 0 && (
        <PlanPages groups={groups} busyPlanId={busyPlanId} onChoose={(plan) => void open(plan)} />
      )}
      <div className="subscriptions-foot">
        <p>{say.cardsAreSafe}</p>
        <div>
          {identity.notYou}{' '}
          <button type="button" className="link" onClick={() => void leaveAccount()}>
            {admin.logout}
          </button>
        </div>
        <p className="subscriptions-later">
          {say.freeTrial}{' '}
          <Link className="link" to={OWNER_DASHBOARD}>
            {say.pickLater}
          </Link>
        </p>
      </div>
      {cardWindow}
    </div>
  )
}

/** From the choice of a plan to the owner's dashboard: the public key, the card window, the payment. */
function useCheckout() {
  const [isAsking, setAsking] = useState<number | null>(null)
  const [chosen, setChosen] = useState<{ plan: SubscriptionPlan; publicKey: string } | null>(null)
  const { save, isSaving } = useSave(checkOut)
  const navigate = useNavigate()

  async function open(plan: SubscriptionPlan) {
    if (isAsking !== null) return
    setAsking(plan.id)
    const answer = await browserApi(getPaymentKey)
    setAsking(null)
    if (answer.ok) return setChosen({ plan, publicKey: answer.data })
    if (answer.status !== 401) tellRefusal(answer)
  }

  async function pay({ plan, card }: { plan: SubscriptionPlan; card: PaidCard }) {
    const { id, email } = storedSession()
    if (id === null) return
    const outcome = await save({
      body: {
        cardToken: card.token,
        amountCents: plan.amountCents,
        planId: plan.id,
        name: card.name,
        customerId: null,
        country: card.country,
        email,
        userId: id,
      },
    })
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) return tellRefusal(outcome)
    storeSignUpCompleted()
    siteToasts.show({ kind: 'success', title: identity.title.register, text: say.paymentDone })
    void navigate(OWNER_DASHBOARD)
  }

  const cardWindow = chosen && (
    <CardWindow
      publicKey={chosen.publicKey}
      plan={chosen.plan}
      isPaying={isSaving}
      onCard={(card) => void pay({ plan: chosen.plan, card })}
      onClose={() => setChosen(null)}
    />
  )
  return { open, busyPlanId: isAsking, cardWindow }
}
