import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { formAction, formClientAction } from '../../lib/posted-form.ts'
import type { Route } from './+types/brochure.page'
import { followTexts } from './follow-texts.ts'
import { SentForm } from './sent-form.tsx'
import './brochure-form.css'

/** Imported lazily, because few visitors use the form. */
async function loadBrochureRequest() {
  return (await import('./brochure-request.ts')).brochureRequest
}

/** Without JavaScript the brochure form posts here. An invalid mailed link also leads here. */
export const action = formAction(loadBrochureRequest)
export const clientAction = formClientAction(loadBrochureRequest)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('brochure'), path: '/brochure', matches, isHidden: true })
}

export default function BrochurePage({ actionData }: Route.ComponentProps) {
  const { page, brochure } = followTexts
  return (
    <SentForm
      heading={page.brochure}
      form={brochure}
      posted={actionData}
      without={{ heading: page.linkOver, text: page.linkOverText }}
    />
  )
}
