import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { companyOf } from '../lib/company.ts'
import { ItalicPreload } from '../lib/font-preloads.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import type { Route } from './+types/home.page'
import { heroPreloads } from './home/hero-poster.tsx'
import { HomeSections } from './home/home-sections.tsx'
import { organization } from './home/organization.ts'
import { PlaybackProvider } from './home/playback.tsx'
import { addressOfPicture } from './page-picture.tsx'
import './home/expected-heights.css'
import './home/home.css'

export const handle = { hero: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), request)
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

async function load(api: Api, request: Request) {
  const { loadHome } = await import('./home/load-home.ts')
  return loadHome(api, request)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const company = companyOf(matches)
  const home = loaderData?.page
  const page = pageMeta({
    title: home?.name ?? pageTitle('home'),
    description: home?.description ?? undefined,
    path: '/home',
    image: home?.sharePicture && addressOfPicture(home.sharePicture),
    matches,
  })
  const hero = home?.sections.find((section) => section.kind === 'hero')
  return [...(hero ? heroPreloads(hero) : []), ...page, { 'script:ld+json': organization(company, page) }]
}

export default function Home({ loaderData: { home, page, finder } }: Route.ComponentProps) {
  return (
    <PlaybackProvider>
      {import.meta.env.SSR && <ItalicPreload />}
      {page ? (
        <HomeSections sections={page.sections} home={home} finder={finder} />
      ) : (
        <div className="wrap home-failure">
          <LoadFailure />
        </div>
      )}
    </PlaybackProvider>
  )
}
