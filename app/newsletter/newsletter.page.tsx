import { data } from 'react-router'
import { say } from '#contract/newsletter/newsletter.messages.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/newsletter.page'
import { NewsletterBox } from './newsletter-box.tsx'
import { subscribe } from './subscribe.ts'

/** Without scripts the footer's form ends here, and the answer is a page of its own. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await subscribe(context.get(apiContext), await request.formData())
  return data(result, { status: { subscribed: 200, invalid: 400, refused: 400, failed: 502 }[result.kind] })
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return subscribe(context.get(apiContext), await request.formData())
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('newsletter'), path: '/newsletter', matches, isHidden: true })
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <section className="wrap section newsletter-page">
      {actionData?.kind === 'subscribed' ? (
        <div role="status">
          <h1>{say.subscribed}</h1>
          <TextLink to="/home">Back to the projects</TextLink>
        </div>
      ) : (
        <>
          <h1>
            New sheets, <em>as they are drawn</em>
          </h1>
          <NewsletterBox answer={actionData} />
        </>
      )}
    </section>
  )
}
