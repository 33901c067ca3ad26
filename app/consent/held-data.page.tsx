import { Download, Mail } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { data, Form, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { consentMessages } from '#contract/consent/consent.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { unlessLost } from '../lib/unless-lost.ts'
import { Button, ButtonAnchor } from '../ui/action/button.tsx'
import { TextLink } from '../ui/action/text-link.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import type { Route } from './+types/held-data.page'
import type { ShownConsent, ShownData } from './shown-data.ts'
import { yourDataTexts as texts } from './your-data-texts.ts'
import './your-data.page.css'

/** The page that an emailed link opens. Its forms work without JavaScript. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await read(context.get(apiContext), params.token)
  return data({ shown }, { status: shown ? 200 : 404, headers: { 'cache-control': 'no-store' } })
}

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  return { shown: await read(context.get(apiContext), params.token) }
}

async function read(api: Api, token: string) {
  return (await import('./read-data.ts')).readShownData(api, token)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { changeData } = await import('./change-data.ts')
  const change = await changeData(context.get(apiContext), token, await request.formData())
  if (change.section === 'closed' && change.isDone) throw redirect('/your-data')
  if (change.visitToken) throw redirect(`/visit/${change.visitToken}`)
  return data(change, { status: change.status || 502 })
}

export async function clientAction({ context, params: { token }, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const change = await unlessLost(async () => {
    const { changeData } = await import('./change-data.ts')
    return changeData(context.get(apiContext), token, form)
  })
  if (!('section' in change)) return { ...change, section: SECTIONS[String(form.get('do'))] ?? ('may' as const) }
  if (change.visitToken) return redirect(`/visit/${change.visitToken}`)
  return change.section === 'closed' && change.isDone ? redirect('/your-data') : change
}

const SECTIONS: Record<string, 'erase' | 'held' | 'closed'> = { erase: 'erase', visit: 'held', close: 'closed' }

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.isDone ?? defaultShouldRevalidate
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('your-data/:token'), matches, isHidden: true })
}

export default function HeldDataPage({ loaderData: { shown }, actionData, params }: Route.ComponentProps) {
  const place = consentMessages.yourData
  const erase = useRef<HTMLElement>(null)
  const isAsked = actionData?.section === 'erase' && actionData.isDone
  // `count` changes with each result, so that a dismissed message is shown again. `location.key` would only change
  // after the data has been loaded again, and the remounted message would lose the focus.
  const [result, setResult] = useState({ actionData, count: 0 })
  if (result.actionData !== actionData) setResult({ actionData, count: result.count + 1 })

  // An erasure request removes the lists and the pressed button, so on a phone the message would be far out of view.
  useEffect(() => {
    if (isAsked) erase.current?.querySelector<HTMLElement>('.alert')?.focus()
  }, [isAsked])

  if (!shown) {
    return (
      <>
        <PageHead place={place} title={texts.over} lead={texts.overText} />
        <div className="wrap your-data-first">
          <TextLink to="/your-data">{texts.askAgain}</TextLink>
        </div>
      </>
    )
  }
  const resultOf = (section: string) =>
    actionData?.section === section && (
      <Alert key={result.count} kind={actionData.isDone ? 'success' : 'error'} text={actionData.message} />
    )
  return (
    <>
      <PageHead place={place} title={place} lead={shown.lead} />
      <div className="wrap">
        <Form method="post" action={`/your-data/${params.token}`} className="your-data-link">
          <Icon of={Mail} size={20} />
          <span>
            {shown.link}{' '}
            <button type="submit" className="link" name="do" value="close">
              {texts.close}
            </button>
          </span>
        </Form>
        {resultOf('closed')}
        <div className="your-data-columns">
          <nav className="your-data-contents" aria-label={texts.contents}>
            <a href="#held">{texts.held.title}</a>
            <a href="#may">{texts.may.title}</a>
            <a href="#copy">{texts.copy.title}</a>
            <a href="#erase">{texts.erase.title}</a>
          </nav>
          <div>
            <HeldSection rows={shown.held}>{resultOf('held')}</HeldSection>
            <section id="may">
              <h2>{texts.may.title}</h2>
              <p className="your-data-intro">{texts.may.intro}</p>
              {resultOf('may')}
              <ul className="consent-list">
                {shown.consents.map((consent) => (
                  <ConsentRow key={`${consent.purpose} ${consent.projectName} ${consent.topicId}`} consent={consent} />
                ))}
              </ul>
            </section>
            <section id="copy">
              <h2>{texts.copy.title}</h2>
              <p className="your-data-intro">{texts.copy.intro}</p>
              <p className="your-data-copies">
                <ButtonAnchor variant="ghost" href={`/your-data/${params.token}/data.html`} download>
                  <Icon of={Download} size={18} /> {shown.copies.page}
                </ButtonAnchor>
                <ButtonAnchor variant="ghost" href={`/your-data/${params.token}/data.json`} download>
                  <Icon of={Download} size={18} /> {shown.copies.json}
                </ButtonAnchor>
              </p>
            </section>
            <section id="erase" ref={erase}>
              <h2>{texts.erase.title}</h2>
              {resultOf('erase')}
              <ErasureForm erasure={shown.erasure} />
            </section>
          </div>
        </div>
      </div>
    </>
  )
}

function HeldSection({ rows, children }: { rows: ShownData['held']; children: ReactNode }) {
  return (
    <section id="held">
      <h2>{texts.held.title}</h2>
      <p className="your-data-intro">{texts.held.intro}</p>
      {children}
      <dl className="held-list">
        {rows.map(({ label, lines, until, visitId }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never change places
          <div key={nth}>
            <dt>{label}</dt>
            <dd>
              {lines.map((line) =>
                visitId === null ? <p key={line}>{line}</p> : <VisitForm key={line} visitId={visitId} line={line} />,
              )}
            </dd>
            <dd className="held-until">{until}</dd>
          </div>
        ))}
      </dl>
      <p className="your-data-hint">{texts.held.notShown}</p>
    </section>
  )
}

/** The link is created on request, because only hashes of links are stored. */
function VisitForm({ visitId, line }: { visitId: number; line: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="visit" value={visitId} />
      <p>
        {line}.{' '}
        <button type="submit" className="link" name="do" value="visit" aria-label={`${texts.held.move}: ${line}`}>
          {texts.held.move}
        </button>
      </p>
    </Form>
  )
}

function ConsentRow({ consent }: { consent: ShownConsent }) {
  const { isGiven, state, title, evidence, notice, purpose, projectName, topicId } = consent
  const label = topicId !== null ? texts.may.stop : isGiven ? texts.may.withdraw : texts.may.allow
  return (
    <li>
      <div>
        <span className="consent-state" data-given={isGiven || undefined}>
          {state}
        </span>
        <b>{title}</b>
        <p>{evidence}</p>
        {notice && <p>{notice}</p>}
      </div>
      <Form method="post" action="#may" preventScrollReset>
        {topicId !== null && <input type="hidden" name="topic" value={topicId} />}
        <input type="hidden" name="purpose" value={purpose} />
        {projectName !== null && <input type="hidden" name="projectName" value={projectName} />}
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          name="do"
          value={isGiven ? 'withdraw' : 'allow'}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      </Form>
    </li>
  )
}

function ErasureForm({ erasure }: { erasure: ShownData['erasure'] }) {
  if (erasure.asked) return <p className="your-data-intro">{erasure.asked}</p>
  return (
    <>
      <p className="your-data-intro">{erasure.intro}</p>
      <div className="erasure-lists">
        <div>
          <h3>{texts.erase.goes}</h3>
          <ul>
            {erasure.goes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{texts.erase.stays}</h3>
          <ul>
            {erasure.stays.map(({ text, note }) => (
              <li key={text}>
                {text}
                <small>{note}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Form method="post" action="#erase" preventScrollReset className="erasure-form">
        {erasure.hasAccount && <CheckboxField label={texts.erase.account} name="withAccount" />}
        <CheckboxField label={texts.erase.read} name="hasRead" required />
        <Button type="submit" variant="danger" name="do" value="erase">
          {texts.erase.ask}
        </Button>
      </Form>
    </>
  )
}
