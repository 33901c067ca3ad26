import { getStaticContent } from '#contract/content/content.endpoints.ts'
import { say } from '#contract/content/site.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import type { Route } from './+types/privacy.page'
import { PRIVACY_TEXT } from './privacy-text.ts'
import { TextPage } from './text-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext))
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext))
}

/** A policy must be readable whatever happens, so a failed call shows the built-in text too. */
async function load(api: Api) {
  const answer = await api(getStaticContent)
  if (!answer.ok) console.error('The stored privacy policy could not be loaded:', answer.message)
  return { text: (answer.ok && answer.data.privacy) || PRIVACY_TEXT }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle('privacy'),
    description: 'What we learn about visitors of this website, why, for how long, and what you can ask of us.',
    path: '/privacy',
    matches,
  })
}

export default function PrivacyPage({ loaderData: { text } }: Route.ComponentProps) {
  return <TextPage title={say.page.privacy} text={text} />
}
