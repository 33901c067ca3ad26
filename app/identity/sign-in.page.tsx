import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { isStaffSession, landingOf } from '../lib/account-landing.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { endedSession } from '../lib/session-ended.ts'
import { forgetIdentity, storedSession } from '../lib/session-store.ts'
import { useAccountGuard } from '../lib/use-account-guard.ts'
import { Alert } from '../ui/alert.tsx'
import type { Route } from './+types/sign-in.page'
import { AccountFrame } from './account-frame.tsx'
import { ScriptsNotice } from './scripts-notice.tsx'
import { type CustomerSession, SignInForm } from './sign-in-form.tsx'
import { TemporaryPasswordDialog } from './temporary-password-dialog.tsx'
import { refuseWithoutScripts } from './without-scripts.ts'

export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('signin'),
    description: `Sign in to ${brand.legalName} and see the visits you have booked.`,
    path: '/signin',
    matches,
  })
}

const [promise, always] = brand.slogan.split(/(?<=,) /)

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const [ended, setEnded] = useState<ReturnType<typeof endedSession>>(null)
  const [temporary, setTemporary] = useState<CustomerSession | null>(null)

  useAccountGuard(landingOf)
  useEffect(forgetStaleSession, [])
  useEffect(() => setEnded(endedSession()), [])

  return (
    <AccountFrame
      picture="towers"
      words={
        <>
          {promise} <em>{always}</em>
        </>
      }
    >
      <h1>{say.screen.signIn}</h1>
      <p className="account-lead">{say.signInLead}</p>
      {ended && <Alert kind="info" text={ended.isOwner ? say.ownerSessionEnded : say.sessionEnded} />}
      <ScriptsNotice posted={actionData} />
      <SignInForm onTemporaryPassword={setTemporary} />
      <p className="account-end">
        {say.newHere}{' '}
        <Link className="account-link" to="/signup">
          {say.screen.signUp}
        </Link>
      </p>
      {temporary && <TemporaryPasswordDialog session={temporary} />}
    </AccountFrame>
  )
}

/** What is left of a sign-in that no longer counts. Staff who look at this page keep theirs. */
function forgetStaleSession() {
  const session = storedSession()
  if (!landingOf(session) && !isStaffSession(session)) forgetIdentity()
}
