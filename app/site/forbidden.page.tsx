import { useSyncExternalStore } from 'react'
import { data } from 'react-router'
import { refusedScreenMessages } from '#contract/back-office/refused-screen.messages.ts'
import { isStaffRole } from '#contract/wire/roles.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { onSessionChanged, storedSession } from '../lib/session-store.ts'
import { ButtonLink } from '../ui/action/button.tsx'
import type { Route } from './+types/forbidden.page'
import { FailurePage } from './lost-message.tsx'
import './forbidden.css'

export function loader() {
  return data(null, { status: 403 })
}

export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('forbidden'), matches, isHidden: true })
}

export default function Forbidden() {
  const isStaff = useSyncExternalStore(onSessionChanged, isSignedInAsStaff, () => false)
  return (
    <>
      {isStaff && (
        <nav className="forbidden-back" aria-label={refusedScreenMessages.label}>
          <ButtonLink variant="ghost" size="sm" to="/admin/dashboard">
            {refusedScreenMessages.back}
          </ButtonLink>
        </nav>
      )}
      <FailurePage />
    </>
  )
}

/** Staff are sent here from a screen that their role may not open. */
function isSignedInAsStaff() {
  const { adminToken, role } = storedSession()
  return adminToken !== null && isStaffRole(role)
}
