import italicFont from '../fonts/plinth-display-italic.woff2?url'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { companyOf } from '../lib/company.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import { Part } from '../ui/layout/part.tsx'
import type { Route } from './+types/home.page'
import { AboutSection } from './home/about-section.tsx'
import { BanksSection } from './home/banks-section.tsx'
import { CategoriesSection } from './home/categories-section.tsx'
import { DisclaimerModal } from './home/disclaimer-modal.tsx'
import { ExclusiveSection } from './home/exclusive-section.tsx'
import { FilmsSection } from './home/films-section.tsx'
import { Hero } from './home/hero.tsx'
import { heroPreloads } from './home/hero-poster.tsx'
import { HighlightsSection } from './home/highlights-section.tsx'
import { InitiativesSection } from './home/initiatives-section.tsx'
import { NewsSection } from './home/news-section.tsx'
import { organization } from './home/organization.ts'
import { PlaybackProvider } from './home/playback.tsx'
import { ProjectsSection } from './home/projects-section.tsx'
import { StatsSection } from './home/stats-section.tsx'
import './home/expected-heights.css'
import './home/home.css'

export const handle = { hero: true }

/** Preloads the picture and the typeface of the title's second half. */
export function links() {
  const italic = { rel: 'preload', as: 'font', type: 'font/woff2', href: italicFont, crossOrigin: 'anonymous' as const }
  return [...heroPreloads, italic]
}

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(apiContext), request)
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

/** The first page includes its data, so the API client is loaded with the first client navigation. */
async function load(api: Api, request: Request) {
  const { loadHome } = await import('./home/load-home.ts')
  return loadHome(api, request)
}

export function meta({ matches }: Route.MetaArgs) {
  const company = companyOf(matches)
  const page = pageMeta({
    title: pageTitle('home'),
    description: `${company.slogan ?? company.name}: homes, shops and offices by ${company.legalName} in Delhi NCR and Lucknow, handed over on the date we print.`,
    path: '/home',
    matches,
  })
  return [...page, { 'script:ld+json': organization(company, page) }]
}

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <PlaybackProvider>
      <Hero slides={home?.slides ?? []} />
      <DisclaimerModal />
      {home ? (
        <Part>
          <ProjectsSection projects={home.projects} />
        </Part>
      ) : (
        <div className="wrap home-failure">
          <LoadFailure />
        </div>
      )}
      <AboutSection />
      <StatsSection />
      <Part>
        <HighlightsSection />
      </Part>
      {home && (
        <Part>
          <CategoriesSection categories={home.categories} />
          <ExclusiveSection projects={home.exclusive} />
        </Part>
      )}
      <InitiativesSection />
      {home && (
        <>
          <Part>
            <FilmsSection testimonials={home.testimonials} />
          </Part>
          <Part>
            <NewsSection news={home.news} />
            <BanksSection banks={home.banks} />
          </Part>
        </>
      )}
    </PlaybackProvider>
  )
}
