import { useNavigate } from 'react-router'
import { getOwnerDashboard } from '#contract/billing/billing.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { SIGN_IN } from '../lib/account-landing.ts'
import { apiOf } from '../lib/browser-api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { storeSignUp } from '../lib/session-store.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/owner-sign-in.page'
import { AccountFrame } from './account-frame.tsx'
import { loadAccountImages } from './account-images.ts'
import { endSession } from './end-session.ts'
import { refuseWithoutScripts } from './scripts-notice.tsx'
import { SignInPart } from './sign-in-part.tsx'
import { storeProgress } from './sign-up-progress.ts'

export const loader = loadAccountImages
export const clientLoader = loadAccountImages
export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('businessowner/signin'), matches, isHidden: true })
}

export default function OwnerSignInPage({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate()

  /** The sign-in response does not contain the sign-up progress, so the dashboard's response decides the next page. */
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
      picture="ownerSignInImage"
      headline={
        <>
          Welcome back <em>to the base.</em>
        </>
      }
    >
      <SignInPart
        title={signInPagesMessages.ownerSignIn}
        lead={signInPagesMessages.ownersOnly}
        posted={actionData}
        admits="BusinessOwner"
        onSignedIn={enter}
        other={{
          role: 'Customer',
          refusal: signInPagesMessages.customerRefused,
          question: signInPagesMessages.isCustomer,
          label: signInPagesMessages.customerSignIn,
          address: SIGN_IN,
        }}
      />
    </AccountFrame>
  )
}
