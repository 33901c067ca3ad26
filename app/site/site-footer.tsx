import { ArrowUpRight } from 'lucide'
import { Fragment } from 'react'
import { categoryAddress } from '#app/catalog/project-address.ts'
import { NewsletterBox } from '#app/newsletter/newsletter-box.tsx'
import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { mainOffice, registrationLine, salesPhone, socialLinks } from '#contract/company/company-contacts.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import type { PageLink as FurtherPage } from '#contract/content/site-pages.endpoints.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { useCompany } from '../lib/company.ts'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { lettersOf } from '../ui/brand/letters.ts'
import { Icon } from '../ui/icon.tsx'
import type { MenuEntry } from './menu-order.ts'
import { FOOTER_PAGES, LEGAL_PAGES, VISITOR_PAGES } from './shell-links.ts'
import './site-footer.css'
import { PageLink } from '../ui/action/page-link.tsx'

export function SiteFooter({ menu, pages }: { menu: MenuEntry[] | null; pages: readonly FurtherPage[] }) {
  const company = useCompany()
  const phone = salesPhone(company)
  const social = socialLinks(company)
  return (
    <footer className="site-footer on-ink no-print">
      <section className="wrap footer-newsletter" aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">
          New projects <em>and news by mail</em>
        </h2>
        <div>
          <p className="footer-newsletter-words">{newsletterMessages.promise}</p>
          <NewsletterBox />
        </div>
      </section>
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <PageLink to="/home" aria-label={`${company.legalName}, home`}>
              <CompanyMark />
            </PageLink>
            <address>
              {mainOffice(company)?.lines.map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
            </address>
            <p className="footer-contact">
              {phone && <a href={phone.href}>{phone.label}</a>}
              {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
            </p>
          </div>
          <nav aria-labelledby="footer-projects">
            <h2 id="footer-projects">{siteMessages.heading.projects}</h2>
            <ul>
              {projectLinks(menu).map(({ label, address }) => (
                <li key={address}>
                  <PageLink to={address}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company">Company</h2>
            <ul>
              <li>
                <PageLink to="/home">{siteMessages.page.home}</PageLink>
              </li>
              {FOOTER_PAGES.map(({ label, address }) => (
                <li key={address}>
                  <PageLink to={address}>{label}</PageLink>
                </li>
              ))}
              {pages.map(({ name, address }) => (
                <li key={address}>
                  <PageLink to={`/${address}`}>{name}</PageLink>
                </li>
              ))}
              <li>
                <PageLink to="/appointment-book">{siteMessages.bookVisit}</PageLink>
              </li>
              <li>
                <PageLink to="/signin">{siteMessages.customerSignIn}</PageLink>
              </li>
              {company.blog && (
                <li>
                  <Outside href={company.blog}>
                    Blog <Icon of={ArrowUpRight} size={14} />
                  </Outside>
                </li>
              )}
            </ul>
          </nav>
          <nav aria-labelledby="footer-you">
            <h2 id="footer-you">You</h2>
            <ul>
              {VISITOR_PAGES.map(({ label, address }) => (
                <li key={address}>
                  <PageLink to={address}>{label}</PageLink>
                </li>
              ))}
              <li>
                <PageLink to="/your-data">Your data</PageLink>
              </li>
              <li>
                {/* The early script handles the click and shows the cookie banner again. */}
                <a href="/privacy" data-agree="cookie" data-answer="ask">
                  {siteMessages.cookieChoices}
                </a>
              </li>
            </ul>
          </nav>
          {social.length > 0 && (
            <nav aria-labelledby="footer-follow">
              <h2 id="footer-follow">Follow</h2>
              <ul>
                {social.map(({ label, href }) => (
                  <li key={href}>
                    <Outside href={href}>{label}</Outside>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      <div className="footer-rule">
        <div className="wrap footer-legal">
          <p>
            {[siteMessages.disclaimerNotice, company.footerNote, registrationLine(company)].filter(Boolean).join(' ')}
          </p>
          <nav aria-label="Legal">
            {LEGAL_PAGES.map(({ label, address }) => (
              <PageLink key={address} to={address}>
                {label}
              </PageLink>
            ))}
          </nav>
        </div>
      </div>
      <div
        className="footer-mark"
        aria-hidden="true"
        data-name={company.name}
        style={{ '--letters': lettersOf(company.name) }}
      />
    </footer>
  )
}

function Outside({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** The menu leaves out the category Completed, so it is added here. */
function projectLinks(menu: MenuEntry[] | null) {
  if (!menu) return [{ label: siteMessages.heading.projects, address: '/products' }]
  const open = menu.filter(({ isComingSoon }) => !isComingSoon)
  const coming = menu.filter(({ isComingSoon }) => isComingSoon)
  return [
    { label: siteMessages.page.find, address: '/find' },
    ...open.map(({ name, address }) => ({ label: name, address })),
    { label: CATEGORY_NAME.completed, address: categoryAddress(CATEGORY_NAME.completed) },
    ...coming.map(({ name, address }) => ({ label: `${name}, ${catalogMessages.comingSoonInMenu}`, address })),
  ]
}
