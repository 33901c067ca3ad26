import { useCallback, useEffect, useState } from 'react'
import { getOwnerDashboard } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { OwnerDashboard } from '#contract/billing/billing.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { OwnerCalendar } from '../billing/owner-calendar.tsx'
import { ownerGuard } from '../billing/owner-guard.ts'
import { OwnerNotifications } from '../billing/owner-notifications.tsx'
import { OwnerPlan } from '../billing/owner-plan.tsx'
import { OwnerReceipts } from '../billing/owner-receipts.tsx'
import { browserApi } from '../lib/browser-api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { replaceUserToken, storedSession } from '../lib/session-store.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import type { Route } from './+types/owner-dashboard.page'
import { AccountArea } from './account-area.tsx'
import { OwnerAccess } from './owner-access.tsx'
import { OwnerProfile } from './owner-profile.tsx'
import '../billing/owner-dashboard.page.css'

export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('businessowner/dashboard'), matches, isHidden: true })
}

export default function OwnerDashboardPage() {
  useAccountGuard(ownerGuard)
  useSessionEnd()
  const { owner, hasFailed, load } = useOwner()

  return (
    <AccountArea name={owner ? nameOf(owner) : ''}>
      {hasFailed && (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => void load()}
        />
      )}
      {!owner && !hasFailed && <SkeletonLine width="60%" height="64px" />}
      {owner && (
        <>
          <h1 className="owner-greeting">{billingMessages.owner.greeting(owner.firstName)}</h1>
          <div className="owner-parts">
            <div>
              <OwnerPlan
                subscription={owner.subscription}
                isVerified={owner.isEmailVerified}
                onChanged={() => void load()}
              />
              <OwnerReceipts />
              <OwnerNotifications />
            </div>
            <div>
              <OwnerProfile owner={owner} onSaved={() => void load()} />
              <OwnerCalendar />
              <OwnerAccess email={owner.email} hasPlan={isLive(owner)} />
            </div>
          </div>
        </>
      )}
    </AccountArea>
  )
}

/** Every opening of this page renews the session, so that a paying owner stays signed in. */
function useOwner() {
  const [owner, setOwner] = useState<OwnerDashboard | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    // Whoever is being sent elsewhere has nothing to ask for.
    if (ownerGuard(storedSession()) !== null) return
    setFailed(false)
    const outcome = await browserApi(getOwnerDashboard)
    if (!outcome.ok) {
      console.error('The dashboard could not be loaded:', outcome.message)
      return setFailed(outcome.status !== 401)
    }
    replaceUserToken(outcome.data.bearerToken)
    setOwner(outcome.data)
  }, [])

  useEffect(() => void load(), [load])
  return { owner, hasFailed, load }
}

function nameOf({ firstName, lastName }: OwnerDashboard) {
  return [firstName, lastName].filter(Boolean).join(' ')
}

function isLive({ subscription }: OwnerDashboard) {
  return subscription !== null && subscription.status !== 'cancelled'
}
