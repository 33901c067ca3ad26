import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { formAction, formClientAction } from '../lib/posted-form.ts'
import { TextLink } from '../ui/action/text-link.tsx'
import type { Route } from './+types/newsletter.page'
import { loadSubscription } from './load-subscription.ts'
import { NewsletterBox } from './newsletter-box.tsx'
import './newsletter.page.css'

/** Without JavaScript the footer's form posts here, and the result is shown on this page. */
export const action = formAction(loadSubscription)
export const clientAction = formClientAction(loadSubscription)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('newsletter'), path: '/newsletter', matches, isHidden: true })
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <section className="wrap section newsletter-page">
      {actionData?.kind === 'done' ? (
        <div role="status">
          <h1>{newsletterMessages.subscribed}</h1>
          <TextLink to="/home">Back to the projects</TextLink>
        </div>
      ) : (
        <>
          <h1>
            New projects <em>and news by mail</em>
          </h1>
          <NewsletterBox posted={actionData} />
        </>
      )}
    </section>
  )
}
