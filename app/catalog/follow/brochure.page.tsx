import { pageMeta } from '../../lib/page-meta.ts'
import { pageTitle } from '../../lib/page-titles.ts'
import { formAction, formClientAction } from '../../lib/posted-form.ts'
import type { Route } from './+types/brochure.page'
import { followTexts } from './follow-texts.ts'
import { SentForm } from './sent-form.tsx'

/** Loaded on use, because few visitors fill in the form. */
async function loadBrochureRequest() {
  return (await import('./brochure-request.ts')).brochureRequest
}

/** Without scripts the form for a brochure posts here. A mailed link that does not work leads here, too. */
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
