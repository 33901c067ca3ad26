import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sloganParts } from '#contract/company/company-contacts.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { CUSTOMER_AREA, OWNER_SIGN_IN } from '../lib/account-landing.ts'
import { companyOf, useCompany } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { storeCustomer } from '../lib/session-store.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/sign-in.page'
import { AccountFrame } from './account-frame.tsx'
import { loadAccountImages } from './account-images.ts'
import { refuseWithoutScripts } from './scripts-notice.tsx'
import { SignInPart } from './sign-in-part.tsx'
import { type CustomerSession, TemporaryPasswordDialog } from './temporary-password-dialog.tsx'

export const loader = loadAccountImages
export const clientLoader = loadAccountImages
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
  const navigate = useNavigate()
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
      picture="customerSignInImage"
      headline={
        <>
          {before}
          {emphasis && <em>{emphasis}</em>}
          {after}
        </>
      }
    >
      <SignInPart
        title={identityMessages.screen.signIn}
        lead={signInPagesMessages.customersOnly}
        posted={actionData}
        admits="Customer"
        onSignedIn={enter}
        other={{
          role: 'BusinessOwner',
          refusal: signInPagesMessages.ownerRefused,
          question: signInPagesMessages.isOwner,
          label: signInPagesMessages.ownerSignIn,
          address: OWNER_SIGN_IN,
        }}
      />
      {temporary && <TemporaryPasswordDialog session={temporary} />}
    </AccountFrame>
  )
}
