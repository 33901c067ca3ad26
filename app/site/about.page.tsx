import { FIXED_ADDRESS } from '#contract/content/site-pages.constants.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import type { Route } from './+types/about.page'
import { SitePageView, sitePageMeta } from './site-page-view.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext))
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext))
}

async function load(api: Api) {
  const { loadPage } = await import('./load-page.ts')
  return loadPage(api, FIXED_ADDRESS.about)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? sitePageMeta(loaderData, `/${FIXED_ADDRESS.about}`, matches) : []
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
