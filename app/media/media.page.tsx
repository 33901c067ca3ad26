import { data } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { MEDIA_CATEGORY, MEDIA_CATEGORY_NAME } from '#contract/media/media.constants.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { pageMeta, siteAddress } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import { Part } from '../ui/layout/part.tsx'
import type { Route } from './+types/media.page'
import { EventCard } from './event-card.tsx'
import { MediaCarousel } from './media-carousel.tsx'
import { NewsCard } from './news-card.tsx'
import { newsStructuredData } from './news-structured-data.ts'
import { PressCoverage } from './press-coverage.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await load(context.get(apiContext), request)
  // A page without its content must not be kept for the next visitor.
  return data(loaded, { status: loaded.years ? 200 : 502 })
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

/** A page arrives with its data, so what talks to the API is fetched with the first call. */
async function load(api: Api, request: Request) {
  const { loadMedia } = await import('./load-media.ts')
  return loadMedia(api, request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = pageMeta({
    title: pageTitle('media'),
    description: `Press coverage, events and news of ${brand.legalName}, year by year.`,
    path: '/media',
    matches,
  })
  const news = loaderData?.years?.news
  const address = siteAddress(matches)
  return news && address ? [...page, { 'script:ld+json': newsStructuredData(news, address) }] : page
}

export default function MediaPage({ loaderData: { count, years } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        place={siteMessages.page.media}
        title={siteMessages.page.media}
        lead="What has been printed about us, what we have announced, and who came when we opened the gates."
      />
      {years ? (
        <>
          <PressCoverage years={years.press} count={count} />
          <Part>
            <MediaCarousel
              title={MEDIA_CATEGORY_NAME[MEDIA_CATEGORY.events]}
              years={years.events}
              className="on-ink"
              render={(item) => <EventCard key={item.id} item={item} />}
            />
          </Part>
          <Part>
            <MediaCarousel
              title={MEDIA_CATEGORY_NAME[MEDIA_CATEGORY.news]}
              years={years.news}
              className="media-news"
              render={(item) => <NewsCard key={item.id} item={item} />}
            />
          </Part>
        </>
      ) : (
        <div className="wrap media-fault">
          <LoadFailure />
        </div>
      )}
    </>
  )
}
