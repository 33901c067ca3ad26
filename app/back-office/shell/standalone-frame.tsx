import { LayoutDashboard } from 'lucide'
import { Outlet } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BackOffice, BackOfficeStarting } from './back-office.tsx'
import { CommandSearch } from './command-search.tsx'
import { HomeLink, ScreenTrail } from './screen-trail.tsx'
import { requireAdminToken } from './staff-guard.ts'
import './standalone-frame.css'

export const clientMiddleware = [requireAdminToken]

export function clientLoader() {
  return null
}

export const HydrateFallback = BackOfficeStarting

export default function StandaloneFrame() {
  return (
    <BackOffice>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="standalone-head">
        <HomeLink />
        <ScreenTrail />
        <CommandSearch />
        <ButtonLink variant="ghost" size="sm" to="/admin/dashboard" aria-label={adminMessages.sidebar.dashboard}>
          <Icon of={LayoutDashboard} size={16} />{' '}
          <span className="standalone-home">{adminMessages.sidebar.dashboard}</span>
        </ButtonLink>
        <AccountMenu />
      </header>
      <main id="main" tabIndex={-1} className="back-office-main standalone-main">
        <Outlet />
      </main>
    </BackOffice>
  )
}
