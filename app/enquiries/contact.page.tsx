import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { brand } from '#contract/content/brand.ts'
import { DEFAULT_DIAL_CODE } from '#contract/content/content.constants.ts'
import { listCountries } from '#contract/content/content.endpoints.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.endpoints.ts'
import { say } from '#contract/enquiries/enquiries.messages.ts'
import { NewEnquiry } from '#contract/enquiries/enquiries.schema.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { postForm, statusOf } from '../lib/posted-form.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostedFormDone } from '../ui/posted-form-done.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { usePostedForm } from '../ui/use-posted-form.ts'
import type { Route } from './+types/contact.page'
import { dialCodeOptions } from './dial-codes.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { OfficeCard } from './office-card.tsx'
import { OfficeMap } from './office-map.tsx'
import './contact.page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await load(context.get(apiContext))
  // A page that lacks its form must not be kept for the next visitor.
  return data(loaded, { status: loaded.categories ? 200 : 502 })
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext))
}

/** Without the countries their default code is enough; without the categories nobody can choose an interest. */
async function load(api: Api) {
  const [categories, countries] = await Promise.all([api(listCategories), api(listCountries)])
  for (const answer of [categories, countries]) if (!answer.ok) console.error('A list failed to load:', answer.message)
  return {
    categories: categories.ok ? categories.data : null,
    countries: countries.ok
      ? countries.data.map(({ name, dialCode }) => ({ name, dialCode }))
      : [{ name: 'India', dialCode: DEFAULT_DIAL_CODE }],
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await send(context.get(apiContext), await request.formData())
  return data(posted, { status: statusOf(posted) })
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return send(context.get(apiContext), await request.formData())
}

function send(api: Api, form: FormData) {
  return postForm(form, { schema: NewEnquiry, send: (body) => api(sendEnquiry, { body }) })
}

/** Sending a message changes nothing that this page shows. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('contactus'),
    description: `Write to ${brand.legalName} or call ${brand.salesPhone.label}: ${brand.office.lines.slice(1).join(', ')}.`,
    path: '/contactus',
    matches,
  })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, countries } = loaderData
  const revalidator = useRevalidator()
  const form = usePostedForm({ schema: NewEnquiry, posted: actionData, sentence: say.sent })

  return (
    <>
      <PageHead
        place={site.page.contactUs}
        title={site.page.contactUs}
        lead="A person reads every message. You will hear back within one working day."
      />
      <div className="wrap contact-columns">
        {actionData?.kind === 'done' ? (
          <PostedFormDone
            title={say.sent}
            text="We will call or write within one working day, in the hours you see here."
          >
            <ButtonLink to="/appointment-book">Book a visit</ButtonLink>
            <TextLink to="/contactus">Write another message</TextLink>
          </PostedFormDone>
        ) : categories ? (
          <EnquiryForm categories={categories} dialCodes={dialCodeOptions(countries)} posted={actionData} {...form} />
        ) : (
          <ErrorState
            as="h2"
            title={common.loadFailed}
            text={common.serverError}
            onRetry={() => void revalidator.revalidate()}
            isRetrying={revalidator.state !== 'idle'}
          />
        )}
        <OfficeCard />
      </div>
      <OfficeMap />
    </>
  )
}
