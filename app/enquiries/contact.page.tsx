import { data } from 'react-router'
import type { Company } from '#contract/company/company.schema.ts'
import { mainOffice, salesPhone } from '#contract/company/company-contacts.ts'
import type { Country } from '#contract/content/content.schema.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { companyOf, useCompany } from '../lib/company.ts'
import { mapNotice } from '../lib/map-notice.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { formAction, formClientAction, unlessPosted } from '../lib/posted-form.ts'
import { projectParameter, unitParameter } from '../lib/project-named.ts'
import { ButtonLink } from '../ui/action/button.tsx'
import { TextLink } from '../ui/action/text-link.tsx'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import { PostedFormDone } from '../ui/form/posted-form-done.tsx'
import type { Option } from '../ui/form/select-field.tsx'
import { usePostedForm } from '../ui/form/use-posted-form.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { MapFrame } from '../ui/media/map-frame.tsx'
import type { Route } from './+types/contact.page'
import { allowedText } from './allowed-text.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { mapLinkOf } from './map-link.ts'
import { OfficeCard } from './office-card.tsx'
import './contact.page.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await load(context.get(apiContext), request)
  // Status 502, so that a page without its form is not cached.
  return data(loaded, { status: loaded.categories ? 200 : 502 })
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

async function load(api: Api, request: Request) {
  const { loadContact } = await import('./load-contact.ts')
  return loadContact(api, projectParameter(request), unitParameter(request))
}

async function loadEnquiry() {
  const { enquiry } = await import('./enquiry.ts')
  return enquiry
}

export const action = formAction(loadEnquiry)
export const clientAction = formClientAction(loadEnquiry)
export const shouldRevalidate = unlessPosted

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('contactus'),
    description: describe(companyOf(matches)),
    path: '/contactus',
    matches,
  })
}

function describe(company: Company) {
  const phone = salesPhone(company)
  const place = mainOffice(company)?.lines.slice(1).join(', ')
  return `Write to ${company.legalName}${phone ? ` or call ${phone.label}` : ''}${place ? `: ${place}` : ''}.`
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, countries, project, notice, officePicture } = loaderData
  const form = usePostedForm({ load: loadEnquiry, posted: actionData, sentence: enquiriesMessages.sent })

  return (
    <>
      <PageHead
        place={siteMessages.page.contactUs}
        title={siteMessages.page.contactUs}
        lead={enquiriesMessages.answer}
      />
      <div className="wrap contact-columns">
        {actionData?.kind === 'done' ? (
          <PostedFormDone title={enquiriesMessages.sent} text={enquiriesMessages.promiseAfterSending}>
            <ButtonLink to="/appointment-book">{siteMessages.bookVisit}</ButtonLink>
            <TextLink to="/contactus">Write another message</TextLink>
            <p className="contact-allowed">
              {allowedText(actionData.values)} <a href="/your-data">See or change</a>
            </p>
          </PostedFormDone>
        ) : categories ? (
          <EnquiryForm
            categories={categories}
            dialCodes={dialCodeOptions(countries)}
            project={project}
            notice={notice}
            posted={actionData}
            {...form}
          />
        ) : (
          <LoadFailure />
        )}
        <OfficeCard picture={officePicture} />
      </div>
      <OfficeMap />
    </>
  )
}

/** Listed by country, because visitors know their country better than its dial code; only the code is stored. */
function dialCodeOptions(countries: readonly Pick<Country, 'name' | 'dialCode'>[]): Option[] {
  return countries.map(({ name, dialCode }) => ({ value: dialCode, label: `${name} (${dialCode})` }))
}

function OfficeMap() {
  const office = mainOffice(useCompany())
  if (!office?.mapUrl) return null
  return (
    <section aria-label={`Map of ${office.name} and its surroundings`}>
      <MapFrame
        className="office-map"
        address={office.mapUrl}
        link={mapLinkOf(office.mapUrl)}
        title={`Map of ${office.name}`}
        notice={mapNotice(office.mapUrl)}
      >
        <p className="office-map-mark">
          <b>{office.name}</b>
        </p>
      </MapFrame>
    </section>
  )
}
