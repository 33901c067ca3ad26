import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { formAction, formClientAction } from '../../lib/posted-form.ts'
import type { Route } from './+types/follow.page'
import { followTexts } from './follow-texts.ts'
import { SentForm } from './sent-form.tsx'

/** Imported lazily, because few visitors use the form. */
async function loadFollow() {
  return (await import('./follow.ts')).follow
}

/** Without JavaScript the forms of projects and cities post here, and the result is shown on this page. */
export const action = formAction(loadFollow)
export const clientAction = formClientAction(loadFollow)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('follow'), path: '/follow', matches, isHidden: true })
}

export default function FollowPage({ actionData }: Route.ComponentProps) {
  const { page, follow } = followTexts
  return (
    <SentForm
      heading={page.follow}
      form={follow}
      posted={actionData}
      without={{ heading: page.follow, text: page.followNothing }}
    />
  )
}
