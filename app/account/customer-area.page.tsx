import { useEffect, useState } from 'react'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { OwnAppointments } from '../appointments/own-appointments.tsx'
import { CUSTOMER_AREA, landingOf, SIGN_IN } from '../lib/account-landing.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { type StoredSession, storedSession } from '../lib/session-store.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import type { Route } from './+types/customer-area.page'
import { AccountArea } from './account-area.tsx'
import './customer-area.css'

export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('customer/job/list'), matches, isHidden: true })
}

export default function CustomerArea() {
  useAccountGuard(redirectTarget)
  useSessionEnd()
  const name = useOwnName()

  return (
    <AccountArea name={name ?? ''}>
      {name === null ? (
        <SkeletonLine width="60%" height="64px" />
      ) : (
        <>
          <h1>{identityMessages.customerArea.greeting(name)}</h1>
          <p className="lead customer-lead">{identityMessages.customerArea.lead}</p>
          <OwnAppointments />
        </>
      )}
    </AccountArea>
  )
}

function redirectTarget(session: StoredSession) {
  const landing = landingOf(session) ?? SIGN_IN
  return landing === CUSTOMER_AREA ? null : landing
}

/**
 * The server renders this page without a session, so the name is null until the browser has read it, and during a
 * redirect.
 */
function useOwnName() {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const session = storedSession()
    if (redirectTarget(session) !== null) return
    setName([session.firstName, session.lastName].filter(Boolean).join(' '))
  }, [])
  return name
}
