import { Link } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { screenTitle } from '../../lib/screen-titles.ts'
import { storedSession } from '../../lib/session-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import type { Route } from './+types/landing.page'
import { screenGroupsFor } from './screens.ts'
import { staffRole } from './staff-guard.ts'
import './landing.page.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: screenTitle('admin/landing'), matches, isHidden: true })
}

export default function Landing() {
  return (
    <>
      <ScreenHead title={adminMessages.welcome} lead={storedSession().email} />
      <nav className="landing" aria-label="Screens">
        {screenGroupsFor(staffRole()).map(({ name: group, screens }) => (
          <ul key={group} className="landing-group" aria-label={group ?? undefined}>
            {screens.map(({ name, url, icon }) => (
              <li key={url}>
                <Link to={url}>
                  <Icon of={icon} size={20} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </>
  )
}
