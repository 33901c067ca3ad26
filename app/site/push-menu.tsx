import { ArrowLeft, ChevronRight, Phone, X } from 'lucide'
import { categoryAddress } from '#app/catalog/project-address.ts'
import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { salesPhone } from '#contract/company/company-contacts.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { PageLink as FurtherPage } from '#contract/content/site-pages.endpoints.ts'
import { useCompany } from '../lib/company.ts'
import { ButtonAnchor, ButtonLink, IconButton } from '../ui/action/button.tsx'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { LongMenu } from './long-menu.tsx'
import type { MenuEntry, MenuLink } from './menu-order.ts'
import { COMPANY_PAGES, SITE_MENU, VISITOR_PAGES } from './shell-links.ts'
import './push-menu.css'
import { PageLink } from '../ui/action/page-link.tsx'

/** Every level is a native dialog, so that the menu works before hydration. */
export function PushMenu({ menu, pages }: { menu: MenuEntry[] | null; pages: readonly FurtherPage[] }) {
  const { legalName } = useCompany()
  return (
    <>
      <Dialog id={SITE_MENU} className="push-menu" look="stage" label="Menu" hasClose={false}>
        <div className="push-bar">
          <PageLink to="/home" aria-label={`${legalName}, home`}>
            <CompanyMark />
          </PageLink>
          <IconButton label="Close menu" icon={<Icon of={X} size={26} />} command="close" commandfor={SITE_MENU} />
        </div>
        <nav className="push-rows" aria-label="Main">
          <ul>
            {menu?.map((entry, index) => (
              <li key={entry.name} className="push-row">
                <PageLink to={entry.address}>{entry.name}</PageLink>
                {entry.isComingSoon && <span className="push-note">{catalogMessages.comingSoonInMenu}</span>}
                {!entry.isComingSoon && entry.projects.length > 0 && (
                  <IconButton
                    label={`Projects in ${entry.name}`}
                    icon={<Icon of={ChevronRight} size={22} />}
                    command="show-modal"
                    commandfor={sheetId(index)}
                  />
                )}
              </li>
            )) ?? (
              <li className="push-row">
                <PageLink to="/products">{siteMessages.heading.projects}</PageLink>
              </li>
            )}
            {COMPANY_PAGES.map(({ label, address }) => (
              <li key={address} className="push-row">
                <PageLink to={address}>{label}</PageLink>
              </li>
            ))}
            <li className="push-row">
              <PageLink to="/find">{siteMessages.page.find}</PageLink>
            </li>
            {VISITOR_PAGES.map(({ label, address }) => (
              <li key={address} className="push-row">
                <PageLink to={address}>{label}</PageLink>
              </li>
            ))}
            {pages.map(({ name, address }) => (
              <li key={address} className="push-row">
                <PageLink to={`/${address}`}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <VisitAndCall />
      </Dialog>
      {menu?.map((entry, index) => (
        <CategorySheet key={entry.name} entry={entry} id={sheetId(index)} />
      ))}
    </>
  )
}

function CategorySheet({ entry, id }: { entry: MenuEntry; id: string }) {
  return (
    <Dialog id={id} className="push-menu push-sheet" look="stage" label={entry.name} hasClose={false}>
      <div className="push-bar">
        <button type="button" className="push-back" command="close" commandfor={id}>
          <Icon of={ArrowLeft} size={22} /> Menu
        </button>
      </div>
      <nav className="push-rows" aria-label={entry.name}>
        <ul>
          <li className="push-row">
            <PageLink to={entry.address}>{entry.name}</PageLink>
            <span className="push-note">{catalogMessages.allProjects(entry.countOnListPage)}</span>
          </li>
          {entry.projects.map(projectRow)}
          <LongMenu entry={entry} className="push-more">
            {projectRow}
          </LongMenu>
        </ul>
        <p className="push-completed label">
          Looking for a delivered building? See{' '}
          <PageLink className="link" to={categoryAddress(CATEGORY_NAME.completed)}>
            Completed projects
          </PageLink>
          .
        </p>
      </nav>
      <VisitAndCall />
    </Dialog>
  )
}

function projectRow(project: MenuLink) {
  return (
    <li key={project.address} className="push-project">
      <PageLink to={project.address} discover="none">
        {project.label}
        <span className="label">{[project.type, project.city].filter(Boolean).join(', ')}</span>
      </PageLink>
    </li>
  )
}

function VisitAndCall() {
  const phone = salesPhone(useCompany())
  return (
    <div className="push-actions">
      <ButtonLink variant="paper" isWide to="/appointment-book">
        {siteMessages.bookVisit}
      </ButtonLink>
      {phone && (
        <ButtonAnchor variant="line" isWide href={phone.href}>
          <Icon of={Phone} size={18} /> {phone.label}
        </ButtonAnchor>
      )}
    </div>
  )
}

function sheetId(index: number) {
  return `${SITE_MENU}-${index + 1}`
}
