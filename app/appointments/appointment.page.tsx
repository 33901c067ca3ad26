import { data } from 'react-router'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { salesPhone } from '#contract/company/company-contacts.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { companyOf, useCompany } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { formAction, formClientAction, type PostedForm, unlessPosted } from '../lib/posted-form.ts'
import { projectNamed, projectParameter, unitParameter } from '../lib/project-named.ts'
import { ButtonLink } from '../ui/action/button.tsx'
import { TextLink } from '../ui/action/text-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import { PostedFormDone } from '../ui/form/posted-form-done.tsx'
import { usePostedForm } from '../ui/form/use-posted-form.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import type { Route } from './+types/appointment.page'
import { AppointmentForm } from './appointment-form.tsx'
import type { RefusedTime } from './visit-days.ts'
import { VisitPass } from './visit-pass.tsx'
import './appointment.page.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await load(context.get(apiContext), request)
  // Status 502, so that a page without its form is not cached.
  return data(loaded, { status: loaded.projects ? 200 : 502 })
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

/**
 * The projects are loaded by code that is imported lazily: the initial response contains the data, so the browser needs
 * this code only for client navigation.
 */
async function load(api: Api, request: Request) {
  const { loadProjects } = await import('./load-projects.ts')
  const projects = await loadProjects(api)
  const project = projectNamed(projects ?? [], projectParameter(request))
  return {
    projects,
    projectName: project?.name ?? null,
    unitType: project && unitParameter(request),
    renderedOn: siteDay(new Date()),
  }
}

async function loadBooking() {
  const { booking } = await import('./booking.ts')
  return booking
}

const post = formAction(loadBooking)
const postInBrowser = formClientAction(loadBooking)

export async function action(args: Route.ActionArgs) {
  const { data: posted, init } = await post(args)
  return data(await withFreeSlots(posted, args.context.get(apiContext)), init ?? {})
}

export async function clientAction(args: Route.ClientActionArgs) {
  const posted = await postInBrowser(args)
  return withFreeSlots(posted, args.context.get(apiContext)).catch(() => posted)
}

async function withFreeSlots(posted: PostedForm, api: Api): Promise<PostedForm & { refused?: RefusedTime }> {
  return posted.kind === 'refused' ? (await import('./visit-days.ts')).withFreeSlots(posted, api) : posted
}

export const shouldRevalidate = unlessPosted

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('appointment-book'),
    description: `Choose a ${companyOf(matches).legalName} project, a day and an hour, and see it before you decide.`,
    path: '/appointment-book',
    matches,
  })
}

const LEAD =
  'Choose a project and an hour. Only the project is required; a phone number or an address lets us confirm the visit.'

export default function AppointmentPage({
  loaderData: { projects, projectName, unitType, renderedOn },
  actionData,
}: Route.ComponentProps) {
  const callUs = salesPhone(useCompany())?.label ?? null
  const form = usePostedForm({ load: loadBooking, posted: actionData, sentence: appointmentsMessages.booked })

  return (
    <>
      <PageHead
        place={siteMessages.page.appointment}
        title={siteMessages.bookVisit}
        {...(projects?.length !== 0 && { lead: LEAD })}
      />
      {actionData?.kind === 'done' ? (
        <div className="wrap visit-columns">
          <PostedFormDone title={appointmentsMessages.booked} text={confirmationText(actionData, callUs)}>
            <ButtonLink to="/home">See the projects</ButtonLink>
            <TextLink to="/appointment-book">Book another visit</TextLink>
          </PostedFormDone>
          <VisitPass projects={projects ?? []} values={actionData.values} />
        </div>
      ) : projects?.length === 0 ? (
        <div className="wrap visit-columns">
          <EmptyState
            as="h2"
            title={catalogMessages.noProjects}
            text={appointmentsMessages.nothingToVisit}
            action={<ButtonLink to="/contactus">{siteMessages.page.contactUs}</ButtonLink>}
          />
        </div>
      ) : projects ? (
        <AppointmentForm
          projects={projects}
          projectName={projectName}
          unitType={unitType}
          posted={actionData}
          renderedOn={renderedOn}
          {...form}
        />
      ) : (
        <div className="wrap visit-columns">
          <LoadFailure />
        </div>
      )}
    </>
  )
}

type Sent = Extract<PostedForm, { kind: 'done' }>

function confirmationText({ values, isUnmailed }: Sent, callUs: string | null) {
  const { mobileNumber, email } = values
  const { both, phone, email: byMail, noMail, nothing } = appointmentsMessages.confirmedBy
  if (isUnmailed) return mobileNumber?.trim() ? `${noMail} ${phone}` : noMail
  if (mobileNumber?.trim()) return email?.trim() ? both : phone
  return email?.trim() ? byMail : nothing(callUs)
}
