import { data } from 'react-router'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { formAction, formClientAction } from '../../lib/posted-form.ts'
import type { Route } from './+types/brochure.page'
import { followTexts } from './follow-texts.ts'
import { SentForm } from './sent-form.tsx'
import './brochure-form.css'

async function loadBrochureRequest() {
  return (await import('./brochure-request.ts')).brochureRequest
}

const post = formAction(loadBrochureRequest)

/** Without JavaScript the brochure form posts here. An expired link in an email also leads to this page. */
export async function action(args: Route.ActionArgs) {
  const { data: posted, init } = await post(args)
  const { followedIn } = await import('./followed.ts')
  return data({ ...posted, project: await followedIn(posted.values, args.context.get(apiContext), '') }, init ?? {})
}

export const clientAction = formClientAction(loadBrochureRequest)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('brochure'), path: '/brochure', matches, isHidden: true })
}

export default function BrochurePage({ actionData }: Route.ComponentProps) {
  const { page, brochure } = followTexts
  const project = actionData && 'project' in actionData ? actionData.project : null
  return (
    <SentForm
      heading={project ? page.brochureOf(project.name) : page.brochure}
      form={brochure}
      posted={actionData}
      origin={project}
      without={{ heading: page.linkOver, text: page.linkOverText }}
    />
  )
}
