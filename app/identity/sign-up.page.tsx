import { Link } from 'react-router'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { OWNER_SIGN_IN, SIGN_IN, signUpAddress } from '../lib/account-landing.ts'
import { companyOf } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import type { StoredSession } from '../lib/session-store.ts'
import { useAccountGuard } from '../lib/use-account-guard.ts'
import { StepLine } from '../ui/layout/step-line.tsx'
import type { Route } from './+types/sign-up.page'
import { AccountFrame } from './account-frame.tsx'
import { loadAccountImages } from './account-images.ts'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export const loader = loadAccountImages
export const clientLoader = loadAccountImages
export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('signup'),
    description: `Create a business account with ${companyOf(matches).legalName}.`,
    path: '/signup',
    matches,
  })
}

export default function SignUpPage({ actionData }: Route.ComponentProps) {
  useAccountGuard(resumeTarget)

  return (
    <AccountFrame
      picture="ownerSignInImage"
      headline={
        <>
          Start with <em>the base.</em>
        </>
      }
    >
      <StepLine
        label={identityMessages.signUpProgress}
        steps={Object.values(identityMessages.signUpStep)}
        current={0}
      />
      <h1>{identityMessages.signUpHeading}</h1>
      <p className="account-lead">
        {signInPagesMessages.signUpForOwners} {signInPagesMessages.isCustomer}{' '}
        <Link className="link" to={SIGN_IN}>
          {identityMessages.screen.signIn}
        </Link>
      </p>
      <ScriptsNotice posted={actionData} />
      <SignUpForm />
      <p className="account-end">
        {identityMessages.alreadyRegistered}{' '}
        <Link className="account-link" to={OWNER_SIGN_IN}>
          {signInPagesMessages.ownerSignIn}
        </Link>
      </p>
    </AccountFrame>
  )
}

/** Returns the next sign-up step, or the dashboard after the last one. Null unless a business owner is signed in. */
function resumeTarget(session: StoredSession) {
  const hasSignedUp = session.role === 'BusinessOwner' && session.userToken !== null && session.id !== null
  return hasSignedUp ? signUpAddress(session) : null
}
