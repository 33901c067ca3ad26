import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sloganParts } from '#contract/company/company-contacts.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { CUSTOMER_AREA, OWNER_SIGN_IN } from '../lib/account-landing.ts'
import { companyOf, useCompany } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { storeCustomer } from '../lib/session-store.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/sign-in.page'
import { AccountFrame } from './account-frame.tsx'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'
import { OtherSignIn, SignInForm } from './sign-in-form.tsx'
import { type CustomerSession, TemporaryPasswordDialog } from './temporary-password-dialog.tsx'
import { useFreshSignIn } from './use-fresh-sign-in.ts'

export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('signin'),
    description: `Sign in to ${companyOf(matches).legalName} and see the visits you have booked.`,
    path: '/signin',
    matches,
  })
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const [temporary, setTemporary] = useState<CustomerSession | null>(null)
  const [isOwner, setOwner] = useState(false)
  const navigate = useNavigate()
  const hasEnded = useFreshSignIn()
  const { before, emphasis, after } = sloganParts(useCompany())

  function enter({ bearerToken, ...account }: SignedIn, email: string) {
    const session = { ...account, token: bearerToken, email }
    if (!storeCustomer(session)) {
      siteToasts.show({ kind: 'error', title: identityMessages.signInNotStored })
      return false
    }
    if (session.isTempPassword) {
      setTemporary(session)
      return false
    }
    void navigate(CUSTOMER_AREA)
    return true
  }

  return (
    <AccountFrame
      picture="towers"
      headline={
        <>
          {before}
          {emphasis && <em>{emphasis}</em>}
          {after}
        </>
      }
    >
      <h1>{identityMessages.screen.signIn}</h1>
      <p className="account-lead">{signInPagesMessages.customersOnly}</p>
      {hasEnded && <Alert kind="info" text={identityMessages.sessionEnded} />}
      {isOwner && (
        <OtherSignIn
          text={signInPagesMessages.ownerRefused}
          to={OWNER_SIGN_IN}
          label={signInPagesMessages.ownerSignIn}
        />
      )}
      <ScriptsNotice posted={actionData} />
      <SignInForm admits="Customer" onSignedIn={enter} onOtherRole={(role) => setOwner(role === 'BusinessOwner')} />
      <p className="account-end">
        {identityMessages.newHere}{' '}
        <Link className="account-link" to="/signup">
          {identityMessages.screen.signUp}
        </Link>
        <br />
        {signInPagesMessages.isOwner}{' '}
        <Link className="account-link" to={OWNER_SIGN_IN}>
          {signInPagesMessages.ownerSignIn}
        </Link>
      </p>
      {temporary && <TemporaryPasswordDialog session={temporary} />}
    </AccountFrame>
  )
}
