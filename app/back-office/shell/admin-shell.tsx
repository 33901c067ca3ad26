import { ExternalLink, Menu, PanelLeft, PanelLeftClose, PanelLeftOpen } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { UNANSWERED, useWaitingLeads, WaitingBadge } from '../../leads/waiting-badge.tsx'
import { storeIfPossible } from '../../lib/store-if-possible.ts'
import { useUnfinishedSetup } from '../../setup/unfinished-setup.ts'
import { ButtonAnchor, IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BackOffice, BackOfficeStarting } from './back-office.tsx'
import { CommandSearch } from './command-search.tsx'
import { HomeLink, ScreenTrail } from './screen-trail.tsx'
import { LEADS_URL, mayOpen, type Screen, SETUP_URL, screenGroupsFor } from './screens.ts'
import { requireStaff, staffRole } from './staff-guard.ts'
import './admin-shell.css'
import './screen-links.css'

interface Sidebar {
  /** Shows icons only. */
  isSmall: boolean
  isHidden: boolean
}

function useSidebar() {
  const [sidebar, setSidebar] = useState(readSidebar)

  function change(changes: Partial<Sidebar>) {
    const next = { ...sidebar, ...changes }
    storeIfPossible('localStorage', STORAGE_KEY, JSON.stringify(next))
    setSidebar(next)
  }

  return [sidebar, change] as const
}

const STORAGE_KEY = 'plinth:sidebar'

function readSidebar(): Sidebar {
  try {
    const { isSmall, isHidden } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return { isSmall: isSmall === true, isHidden: isHidden === true }
  } catch {
    return { isSmall: false, isHidden: false }
  }
}

export const clientMiddleware = [requireStaff]

/** A clientLoader without a server loader keeps the server from rendering session-dependent content. */
export function clientLoader() {
  return null
}

export const HydrateFallback = BackOfficeStarting

export default function AdminShell() {
  const [{ isSmall, isHidden }, changeSidebar] = useSidebar()
  const [isMenuOpen, setMenuOpen] = useState(false)

  return (
    <BackOffice>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="shell" data-sidebar={isHidden ? 'hidden' : isSmall ? 'small' : 'full'}>
        <aside id="sidebar" className="sidebar" aria-label={adminMessages.backOffice} hidden={isHidden}>
          <div className="sidebar-top">
            {!isSmall && <HomeLink />}
            <IconButton
              label={isSmall ? 'Widen sidebar' : 'Minimise sidebar'}
              icon={isSmall ? <Icon of={PanelLeftOpen} size={18} /> : <Icon of={PanelLeftClose} size={18} />}
              onClick={() => changeSidebar({ isSmall: !isSmall })}
            />
          </div>
          {/* Unmounted while hidden, because the tooltip of a hidden link would stay on the screen. */}
          {!isHidden && <ScreenLinks isSmall={isSmall} />}
        </aside>

        <div className="shell-page">
          <header className="top-bar">
            <IconButton
              className="top-bar-toggle"
              label={isHidden ? 'Show sidebar' : 'Hide sidebar'}
              icon={<Icon of={PanelLeft} size={18} />}
              aria-expanded={!isHidden}
              aria-controls="sidebar"
              onClick={() => changeSidebar({ isHidden: !isHidden })}
            />
            <span className="top-bar-home">
              <HomeLink />
            </span>
            <ScreenTrail />
            <CommandSearch />
            <ButtonAnchor className="top-bar-site" variant="line" size="sm" href="/home" target="_blank">
              <Icon of={ExternalLink} size={15} /> {adminMessages.viewSite}
            </ButtonAnchor>
            <AccountMenu />
            <MenuButton onOpen={() => setMenuOpen(true)} />
          </header>
          <main id="main" tabIndex={-1} className="back-office-main">
            <Outlet />
          </main>
        </div>
      </div>

      <Dialog
        id="screens"
        look="drawer"
        label="Menu"
        className="screens-sheet"
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      >
        <HomeLink />
        <ScreenLinks />
        <ButtonAnchor variant="ghost" href="/home" target="_blank">
          <Icon of={ExternalLink} size={15} /> {adminMessages.viewSite}
        </ButtonAnchor>
      </Dialog>
    </BackOffice>
  )
}

/** Also shows the number of unanswered leads, because the links are hidden on a phone. */
function MenuButton({ onOpen }: { onOpen: () => void }) {
  const waiting = useWaitingLeads({ isEnabled: mayOpen(staffRole(), LEADS_URL) })
  return (
    <IconButton
      className="top-bar-menu"
      label={waiting === 0 ? 'Menu' : `Menu, ${waiting.toLocaleString('en-IN')} ${UNANSWERED}`}
      icon={
        <>
          <Icon of={Menu} size={22} />
          {waiting > 0 && <WaitingBadge />}
        </>
      }
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}

function ScreenLinks({ isSmall = false }: { isSmall?: boolean }) {
  const role = staffRole()
  const setup = useUnfinishedSetup({ isEnabled: mayOpen(role, SETUP_URL) })
  return (
    <nav className="screen-links" aria-label="Screens" data-small={isSmall || undefined}>
      {screenGroupsFor(role).map(({ name, screens }) => (
        <ul key={name} aria-label={name ?? undefined}>
          {name !== null && !isSmall && (
            <li className="screen-group" aria-hidden="true">
              {name}
            </li>
          )}
          {screens.map(
            (screen) =>
              (setup !== null || screen.url !== SETUP_URL) && (
                <li key={screen.url}>
                  <ScreenLink screen={screen} isSmall={isSmall}>
                    {screen.url === LEADS_URL && <WaitingBadge />}
                    {screen.url === SETUP_URL && setup && (
                      <span className="screen-count">
                        {setup}
                        <span className="sr-only"> steps done</span>
                      </span>
                    )}
                  </ScreenLink>
                </li>
              ),
          )}
        </ul>
      ))}
    </nav>
  )
}

interface ScreenLinkProps {
  screen: Screen
  isSmall: boolean
  children: ReactNode
}

function ScreenLink({ screen: { name, url, icon }, isSmall, children }: ScreenLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === url || pathname.startsWith(`${url}/`)
  const link = (
    <Link to={url} className="screen-link" aria-current={isHere ? 'page' : undefined}>
      <Icon of={icon} size={18} />
      <span className={isSmall ? 'sr-only' : undefined}>{name}</span>
      {children}
    </Link>
  )
  return isSmall ? <Tooltip text={name}>{link}</Tooltip> : link
}
