import { siteMessages } from '#contract/content/site.messages.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { GrievanceOfficer } from '../ui/brand/grievance-officer.tsx'
import type { Route } from './+types/privacy.page'
import { TextPage } from './text-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext))
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext))
}

async function load(api: Api) {
  const { loadPrivacy } = await import('./load-privacy.ts')
  return loadPrivacy(api)
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
  return (
    <TextPage title={siteMessages.page.privacy} text={text}>
      <GrievanceOfficer />
    </TextPage>
  )
}
