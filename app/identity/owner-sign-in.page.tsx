import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { getOwnerDashboard } from '#contract/billing/billing.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { SIGN_IN } from '../lib/account-landing.ts'
import { apiOf } from '../lib/browser-api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { storeSignUp } from '../lib/session-store.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/owner-sign-in.page'
import { AccountFrame } from './account-frame.tsx'
import { endSession } from './end-session.ts'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'
import { OtherSignIn, SignInForm } from './sign-in-form.tsx'
import { storeProgress } from './sign-up-progress.ts'
import { useFreshSignIn } from './use-fresh-sign-in.ts'

export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('businessowner/signin'), matches, isHidden: true })
}

export default function OwnerSignInPage({ actionData }: Route.ComponentProps) {
  const [isCustomer, setCustomer] = useState(false)
  const navigate = useNavigate()
  const hasEnded = useFreshSignIn()

  /** The sign-in response does not contain the sign-up progress, so the dashboard call decides the next page. */
  async function enter({ bearerToken: token, role, id }: SignedIn, email: string) {
    const owner = await apiOf(() => token)(getOwnerDashboard)
    if (!owner.ok) {
      void endSession(token)
      showFailure(owner)
      return false
    }
    if (!storeSignUp({ token, role, id, email })) {
      siteToasts.show({ kind: 'error', title: identityMessages.signInNotStored })
      return false
    }
    void navigate(storeProgress(owner.data))
    return true
  }

  return (
    <AccountFrame
      picture="estate"
      headline={
        <>
          Welcome back <em>to the base.</em>
        </>
      }
    >
      <h1>{signInPagesMessages.ownerSignIn}</h1>
      <p className="account-lead">{signInPagesMessages.ownersOnly}</p>
      {hasEnded && <Alert kind="info" text={identityMessages.sessionEnded} />}
      {isCustomer && (
        <OtherSignIn
          text={signInPagesMessages.customerRefused}
          to={SIGN_IN}
          label={signInPagesMessages.customerSignIn}
        />
      )}
      <ScriptsNotice posted={actionData} />
      <SignInForm admits="BusinessOwner" onSignedIn={enter} onOtherRole={(role) => setCustomer(role === 'Customer')} />
      <p className="account-end">
        {identityMessages.newHere}{' '}
        <Link className="account-link" to="/signup">
          {identityMessages.screen.signUp}
        </Link>
        <br />
        {signInPagesMessages.isCustomer}{' '}
        <Link className="account-link" to={SIGN_IN}>
          {signInPagesMessages.customerSignIn}
        </Link>
      </p>
    </AccountFrame>
  )
}
