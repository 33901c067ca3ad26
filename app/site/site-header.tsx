import { Menu, Search, UserRound } from 'lucide'
import { Link, useLocation } from 'react-router'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { PageLink as FurtherPage } from '#contract/content/site-pages.endpoints.ts'
import { useCompany } from '../lib/company.ts'
import { ButtonLink, IconButton } from '../ui/action/button.tsx'
import { PageLink } from '../ui/action/page-link.tsx'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { Part } from '../ui/layout/part.tsx'
import { MegaMenu } from './mega-menu.tsx'
import type { MenuEntry } from './menu-order.ts'
import { COMPANY_PAGES, SEARCH_OVERLAY, SITE_MENU } from './shell-links.ts'
import { useMegaMenu } from './use-mega-menu.ts'
import '../ui/action/heart.css'
import './site-header.css'

interface SiteHeaderProps {
  menu: MenuEntry[] | null
  /** Pages added by staff that are listed in the menu. */
  pages: readonly FurtherPage[]
  /** Whether the page starts with an image, which the header then overlays. */
  isOverPicture: boolean
}

export function SiteHeader({ menu, pages, isOverPicture }: SiteHeaderProps) {
  const mega = useMegaMenu()
  const currentAt = useCurrentAt()
  const { legalName } = useCompany()

  return (
    <div className="site-header-place no-print" data-over-picture={isOverPicture || undefined}>
      <header ref={mega.header} className="site-header" data-open={mega.open !== null || undefined} {...mega.onHeader}>
        <div className="wrap site-header-row">
          <PageLink className="site-header-mark" to="/home" aria-label={`${legalName}, home`}>
            <CompanyMark />
          </PageLink>
          <nav className="site-nav" aria-label="Main">
            {menu ? (
              <>
                <ul className="site-nav-list">
                  {menu.map((entry, index) => (
                    <li key={entry.name} className="site-nav-category">
                      <Link
                        className="site-nav-link"
                        to={entry.address}
                        aria-current={currentAt(entry.address)}
                        aria-expanded={mega.open === index}
                        aria-controls="mega-menu"
                        {...mega.onCategory(index)}
                      >
                        {entry.name}
                      </Link>
                    </li>
                  ))}
                </ul>
                <Part>
                  <MegaMenu
                    entries={menu}
                    shown={mega.shown}
                    onPoint={mega.point}
                    panel={mega.panel}
                    {...mega.onPanel}
                  />
                </Part>
              </>
            ) : (
              <Link className="site-nav-link" to="/products" aria-current={currentAt('/products')}>
                {siteMessages.heading.projects}
              </Link>
            )}
            <ul className="site-nav-list">
              {COMPANY_PAGES.map(({ label, address }) => (
                <li key={address}>
                  <Link className="site-nav-link" to={address} aria-current={currentAt(address)}>
                    {label}
                  </Link>
                </li>
              ))}
              {pages.length > 0 && (
                <li>
                  <MorePages pages={pages} />
                </li>
              )}
            </ul>
          </nav>
          <div className="site-header-end">
            <PageLink className="icon-button heart" to="/shortlist" suppressHydrationWarning>
              <span className="sr-only">{siteMessages.shortlist}</span>
            </PageLink>
            <IconButton
              label={siteMessages.searchProjects}
              icon={<Icon of={Search} size={21} />}
              command="show-modal"
              commandfor={SEARCH_OVERLAY}
            />
            <SiteAccount />
            <ButtonLink className="site-header-visit" size="sm" to="/appointment-book">
              {siteMessages.bookVisit}
            </ButtonLink>
            <IconButton
              className="site-header-burger"
              label="Open menu"
              icon={<Icon of={Menu} size={24} />}
              command="show-modal"
              commandfor={SITE_MENU}
            />
          </div>
        </div>
      </header>
      <div className="site-scrim" aria-hidden="true" />
    </div>
  )
}

/** A native disclosure, so that it opens before hydration. The new key closes it after a navigation. */
function MorePages({ pages }: Pick<SiteHeaderProps, 'pages'>) {
  return (
    <details key={useLocation().pathname} className="site-more">
      <summary className="site-nav-link">{siteMessages.morePages}</summary>
      <ul>
        {pages.map(({ name, address }) => (
          <li key={address}>
            <PageLink to={`/${address}`}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Returns a function for the `aria-current` of a link: 'page' if the current URL is the link's or below it. */
function useCurrentAt() {
  const here = `${useLocation().pathname.toLowerCase()}/`
  return (address: string) => (here.startsWith(`${address.toLowerCase()}/`) ? ('page' as const) : undefined)
}

/**
 * Links a signed-in customer to their visits. Pages are cached and identical for all visitors, so CSS hides the link
 * unless `early.js` has set `data-account` on the `<html>` element.
 */
function SiteAccount() {
  return (
    // Not a router `Link`, with which every public page would request the account route.
    <a
      className="icon-button site-account"
      href="/customer/job/list"
      aria-label={siteMessages.yourVisits}
      title={siteMessages.yourVisits}
    >
      <Icon of={UserRound} size={21} />
    </a>
  )
}
