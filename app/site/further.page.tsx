import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { loadOrAskServer } from '../lib/not-found-in-browser.ts'
import type { Route } from './+types/further.page'
import { SitePageView, sitePageMeta } from './site-page-view.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return load(context.get(apiContext), params.pageAddress)
}

export function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  return loadOrAskServer(request, () => load(context.get(apiContext), params.pageAddress))
}

async function load(api: Api, address: string) {
  const { loadPage } = await import('./load-page.ts')
  return loadPage(api, address)
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  return loaderData ? sitePageMeta(loaderData, `/${params.pageAddress}`, matches) : []
}

export default function FurtherPage({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
