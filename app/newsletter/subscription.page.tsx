import { data } from 'react-router'
import { confirmSubscription, type FollowedTopic, leaveTopics } from '#contract/newsletter/topics.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { Button } from '../ui/action/button.tsx'
import { TextLink } from '../ui/action/text-link.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import type { Route } from './+types/subscription.page'
import { NewsletterBox } from './newsletter-box.tsx'
import { subscriptionTexts as texts } from './subscription-texts.ts'
import './subscription.page.css'

/**
 * Opening the emailed link changes nothing, because email scanners open links too. The forms work without JavaScript.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const topics = await read(context.get(apiContext), params.token)
  // The page must always show the current state, so it is never cached.
  return data({ topics }, { status: topics ? 200 : 404, headers: { 'cache-control': 'no-store' } })
}

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  return { topics: await read(context.get(apiContext), params.token) }
}

async function read(api: Api, token: string) {
  return (await import('./read-topics.ts')).readTopics(api, token)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Also handles one-click unsubscribe (RFC 8058): email clients post to the URL of the link. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('do') === 'confirm') return messageOf(await api(confirmSubscription, { body: { token } }))
  const topic = form.has('List-Unsubscribe') ? new URL(request.url).searchParams.get('topic') : form.get('topic')
  const topicId = /^\d{1,9}$/.test(String(topic)) ? Number(topic) : null
  return messageOf(await api(leaveTopics, { body: { token, topicId } }))
}

function messageOf({ ok, status, message }: { ok: boolean; status: number; message: string }) {
  return data({ isDone: ok, message }, { status: ok ? 200 : status || 502 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('subscription/:token'), matches, isHidden: true })
}

export default function SubscriptionPage({ loaderData: { topics }, actionData }: Route.ComponentProps) {
  const { heading, text } = textsFor(topics)
  const waiting = topics?.filter(({ isConfirmed }) => !isConfirmed) ?? []
  const followed = topics?.filter(({ isConfirmed }) => isConfirmed) ?? []
  return (
    <section className="wrap section subscription-page">
      {actionData && topics && <Alert kind={actionData.isDone ? 'success' : 'error'} text={actionData.message} />}
      <h1>
        {heading.upright} <em>{heading.italic}</em>
      </h1>
      <p className="lead">{text}</p>
      {waiting.length > 0 && <WaitingTopics topics={waiting} isNew={followed.length === 0} />}
      {followed.length > 0 && <FollowedTopics topics={followed} />}
      {!topics && <NewsletterBox />}
      {!topics?.length && <TextLink to="/find">{texts.findProject}</TextLink>}
    </section>
  )
}

function textsFor(topics: readonly FollowedTopic[] | null) {
  if (!topics) return texts.over
  if (topics.length === 0) return texts.none
  return topics.some(({ isConfirmed }) => !isConfirmed) ? texts.confirm : texts.followed
}

function WaitingTopics({ topics, isNew }: { topics: readonly FollowedTopic[]; isNew: boolean }) {
  return (
    <>
      <ul className="topic-list" aria-label={texts.confirm.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            {topic.name}
            {!isNew && <LeaveTopic topic={topic} />}
          </li>
        ))}
      </ul>
      <div className="topic-buttons">
        <form method="post">
          <Button type="submit" name="do" value="confirm">
            {texts.confirm.button}
          </Button>
        </form>
        {isNew && <LeaveAll label={texts.confirm.refuse} />}
      </div>
    </>
  )
}

function FollowedTopics({ topics }: { topics: readonly FollowedTopic[] }) {
  return (
    <>
      <ul className="topic-list" aria-label={texts.followed.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            {topic.name}
            <LeaveTopic topic={topic} />
          </li>
        ))}
      </ul>
      {topics.length > 1 && (
        <div className="topic-buttons">
          <LeaveAll label={texts.followed.leaveAll} />
        </div>
      )}
    </>
  )
}

function LeaveTopic({ topic: { id, name } }: { topic: FollowedTopic }) {
  return (
    <form method="post">
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        name="topic"
        value={id}
        aria-label={texts.followed.leaveNamed(name)}
      >
        {texts.followed.leave}
      </Button>
    </form>
  )
}

function LeaveAll({ label }: { label: string }) {
  return (
    <form method="post">
      <Button type="submit" variant="ghost" name="topic" value="all">
        {label}
      </Button>
    </form>
  )
}
