import { CalendarPlus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { whenInWords } from '#contract/appointments/visit-time.ts'
import { salesPhone } from '#contract/company/company-contacts.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { useCompany } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { unlessLost } from '../lib/unless-lost.ts'
import { ButtonAnchor } from '../ui/action/button.tsx'
import { TextLink } from '../ui/action/text-link.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import type { Route } from './+types/visit.page'
import type { ChangedVisit } from './change-linked-visit.ts'
import { entryAddress, LinkedVisitPass } from './linked-visit-pass.tsx'
import { mailedChange } from './mailed-change.ts'
import { CancelVisitForm, MoveBack, MoveVisitForm } from './manage-visit-forms.tsx'
import { manageVisitTexts as texts } from './manage-visit-texts.ts'
import { RefusedTimeAlert } from './refused-time.tsx'
import './visit.page.css'

/**
 * Opening the emailed link changes nothing, because email scanners open links too. The forms work without JavaScript.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await load(context.get(apiContext), params.token)
  // The page must always show the current state, so it is never cached.
  return data(loaded, { status: loaded.visit ? 200 : 404, headers: { 'cache-control': 'no-store' } })
}

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), params.token)
}

async function load(api: Api, token: string) {
  return (await import('./load-visit.ts')).loadVisit(api, token)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { changeLinkedVisit } = await import('./change-linked-visit.ts')
  const changed = await changeLinkedVisit(context.get(apiContext), params.token, await request.formData())
  return data(changed, { status: changed.isDone ? 200 : changed.status || 502 })
}

export async function clientAction({ context, params, request }: Route.ClientActionArgs): Promise<ChangedVisit> {
  const form = await request.formData()
  return unlessLost(async () => {
    const { changeLinkedVisit } = await import('./change-linked-visit.ts')
    return changeLinkedVisit(context.get(apiContext), params.token, form)
  })
}

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (!actionResult) return defaultShouldRevalidate
  // The visit was cancelled or began in the meantime, so load its current state.
  const isOutdated = [404, 409].includes(actionResult.status) && !actionResult.refused
  return actionResult.isDone || isOutdated
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('visit/:token'), matches, isHidden: true })
}

export default function VisitPage({ loaderData, actionData: changed, params: { token } }: Route.ComponentProps) {
  const { visit, projects, days, today } = loaderData
  const phone = salesPhone(useCompany())?.label ?? null
  const forms = useRef<HTMLDivElement>(null)
  const refused = changed?.refused && changed.message
  const [refusal, setRefusal] = useState(refused)
  // Part of the form's key below: keeps the last refusal when the next post fails because the connection was lost.
  if (refused && refused !== refusal) setRefusal(refused)

  // Focuses the message, because the pressed button is below it and may have been removed. Runs again for new data,
  // which can replace the message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` is new after each load.
  useEffect(() => {
    if (changed) forms.current?.querySelector<HTMLElement>('.alert')?.focus()
  }, [changed, visit])

  if (!visit) {
    return (
      <>
        <PageHead place={texts.place} title={texts.place} />
        <div className="wrap visit-ended">
          <Alert kind="info" text={texts.unknown} reason={<Further text={texts.unknownText} phone={phone} />} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead place={texts.place} title={texts.place} {...(visit.canChange && { lead: texts.lead })} />
      <div className="wrap visit-manage">
        <LinkedVisitPass visit={visit} projects={projects} token={token} />
        <div ref={forms} className="visit-manage-forms">
          {changed?.isDone && (
            <div className="visit-done">
              <Alert kind="success" text={changed.message} reason={mailedChange(visit, changed)} />
              {changed.isMailed === false && visit.email && visit.hasEntry && (
                <ButtonAnchor variant="ghost" size="sm" href={entryAddress(token)} download>
                  <Icon of={CalendarPlus} size={18} /> {texts.calendar}
                </ButtonAnchor>
              )}
              {changed.back && <MoveBack {...changed.back} />}
              {!visit.canChange && <TextLink to="/appointment-book">{texts.again}</TextLink>}
            </div>
          )}
          {visit.canChange && changed && !changed.isDone && !changed.refused && <Alert text={changed.message} />}
          {visit.canChange ? (
            <>
              <MoveVisitForm
                // A new key after a move or a refusal resets the fields to the new values. A lost connection keeps the
                // typed ones.
                key={`${whenInWords(visit)} ${refusal}`}
                visit={visit}
                days={days}
                today={today}
                wanted={changed?.wanted}
                refused={changed?.refused}
              >
                {changed?.refused && (
                  <RefusedTimeAlert sentence={changed.message} near={changed.refused.near} detail={texts.keeps} />
                )}
              </MoveVisitForm>
              <CancelVisitForm visit={visit} />
            </>
          ) : (
            !changed?.isDone && (
              <Alert kind="info" text={endOf(visit)} reason={<Further text={lastTime(visit)} phone={phone} />} />
            )
          )}
        </div>
      </div>
    </>
  )
}

type Visit = NonNullable<Route.ComponentProps['loaderData']['visit']>

function endOf({ state }: Visit) {
  return state === 'cancelled' ? texts.isCancelled : texts.over
}

function lastTime(visit: Visit) {
  const when = whenInWords(visit)
  return when ? texts.wasOn(when) : ''
}

function Further({ text, phone }: { text: string; phone: string | null }) {
  return (
    <>
      {text} <TextLink to="/appointment-book">{texts.again}</TextLink>
      {phone && ` ${texts.orCall(phone)}`}
    </>
  )
}
