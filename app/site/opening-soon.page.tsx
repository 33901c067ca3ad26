import { Phone } from 'lucide'
import { redirect } from 'react-router'
import { mainOffice, salesPhone } from '#contract/company/company-contacts.ts'
import { openingSoonMessages } from '#contract/setup/setup.messages.ts'
import { settingsContext } from '../lib/api-context.ts'
import { useCompany, useSiteSettings } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { formAction } from '../lib/posted-form.ts'
import { CompanyMark } from '../ui/brand/company-mark.tsx'
import { Drawing } from '../ui/brand/drawing.tsx'
import skyline from '../ui/brand/drawings/opening.svg?no-inline'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/opening-soon.page'
import { OpeningForm } from './opening-form.tsx'
import { openingRequest } from './opening-request.ts'
import './opening-soon.css'

/** Until the site is open, visitors get this page at every public URL. It is not hydrated. */
export function loader({ context }: Route.LoaderArgs) {
  requireClosed(context)
  return null
}

const sendRequest = formAction(async () => openingRequest)

export function action(args: Route.ActionArgs) {
  requireClosed(args.context)
  return sendRequest(args)
}

function requireClosed(context: Route.LoaderArgs['context']) {
  if (!context.get(settingsContext).isClosed) throw redirect('/home')
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('opening-soon'), matches, isHidden: true })
}

export default function OpeningSoon({ actionData }: Route.ComponentProps) {
  const company = useCompany()
  // Until staff save the company, its legal name is the site's host.
  const isNamed = company.legalName !== new URL(useSiteSettings().publicUrl ?? '').host
  const phone = salesPhone(company)
  const office = mainOffice(company)
  return (
    <div className="opening">
      <header className="opening-head">
        <CompanyMark />
        {phone && (
          <a href={phone.href}>
            <Icon of={Phone} size={18} /> {phone.label}
          </a>
        )}
      </header>
      <main id="main" className="opening-main">
        <div>
          <h1>
            {openingSoonMessages.heading.upright} <em>{openingSoonMessages.heading.italic}</em>
          </h1>
          <p className="opening-text">
            {isNamed ? openingSoonMessages.preparing(company.legalName) : openingSoonMessages.unnamed}{' '}
            {answers(phone !== null, company.email, office?.hours ?? null)}
          </p>
        </div>
        <OpeningForm posted={actionData} />
      </main>
      <div className="opening-skyline">
        <Drawing src={skyline} width={1680} height={240} />
      </div>
      <footer className="opening-foot on-ink">
        <p>
          <b>{company.legalName}</b>
          {office?.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {(phone || company.email) && (
          <p>
            {phone && <a href={phone.href}>{phone.label}</a>}
            {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
          </p>
        )}
        <p className="opening-note">{openingSoonMessages.noOffer}</p>
      </footer>
    </div>
  )
}

function answers(hasPhone: boolean, email: string | null, hours: string | null) {
  if (!hasPhone) return email === null ? '' : openingSoonMessages.byMail
  return openingSoonMessages.byPhone(hours)
}
