import { data } from 'react-router'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { formAction, formClientAction } from '../../lib/posted-form.ts'
import type { Route } from './+types/follow.page'
import { followTexts } from './follow-texts.ts'
import { SentForm } from './sent-form.tsx'

async function loadFollow() {
  return (await import('./follow.ts')).follow
}

const post = formAction(loadFollow)

/** Without JavaScript the follow forms post here, and the result is shown on this page. */
export async function action(args: Route.ActionArgs) {
  const { data: posted, init } = await post(args)
  const { followedIn } = await import('./followed.ts')
  return data({ ...posted, followed: await followedIn(posted.values, args.context.get(apiContext)) }, init ?? {})
}

export const clientAction = formClientAction(loadFollow)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('follow'), path: '/follow', matches, isHidden: true })
}

export default function FollowPage({ actionData }: Route.ComponentProps) {
  const { page, follow } = followTexts
  const followed = actionData && 'followed' in actionData ? actionData.followed : null
  return (
    <SentForm
      heading={followed ? followTexts.title(followed.name) : page.follow}
      form={follow}
      posted={actionData}
      origin={followed}
      without={{ heading: page.follow, text: page.followNothing }}
    />
  )
}
