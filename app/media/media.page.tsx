import { ArrowUpRight } from 'lucide'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { MEDIA_CATEGORY, MEDIA_CATEGORY_NAME } from '#contract/media/media.constants.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { companyOf } from '../lib/company.ts'
import { pageMeta, siteAddress } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { classNames } from '../ui/class-names.ts'
import { Day } from '../ui/day.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../ui/feedback/error-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import { Part } from '../ui/layout/part.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { Carousel } from '../ui/media/carousel.tsx'
import { Picture } from '../ui/media/picture.tsx'
import type { Route } from './+types/media.page'
import type { MediaYear, ShownItem } from './media-years.ts'
import { newsStructuredData } from './news-structured-data.ts'
import { PressCoverage } from './press-coverage.tsx'
import './media-carousel.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await load(context.get(apiContext), request)
  // Status 502, so that a page without its content is not cached.
  return data(loaded, { status: loaded.years ? 200 : 502 })
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext), request)
}

async function load(api: Api, request: Request) {
  const { loadMedia } = await import('./load-media.ts')
  return loadMedia(api, request)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { legalName } = companyOf(matches)
  const page = pageMeta({
    title: pageTitle('media'),
    description: `Press coverage, events and news of ${legalName}, year by year.`,
    path: '/media',
    matches,
  })
  const news = loaderData?.years?.news
  const site = siteAddress(matches)
  return news && site ? [...page, { 'script:ld+json': newsStructuredData(news, { site, publisher: legalName }) }] : page
}

export default function MediaPage({ loaderData: { count, years, isEmpty } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        place={siteMessages.page.media}
        title={siteMessages.page.media}
        lead="Press coverage, events and news, year by year."
      />
      {years && !isEmpty ? (
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
          {years ? <EmptyState title={contentMessages.noRecords} as="h2" /> : <LoadFailure />}
        </div>
      )}
    </>
  )
}

function NewsCard({ item }: { item: ShownItem }) {
  return (
    <MediaLink link={item.link} className="news-card">
      <Plinth />
      <span className="news-date">
        <Day className="label tabular" day={item.date} />
        {item.link && <Icon of={ArrowUpRight} size={20} />}
      </span>
      <h3>{item.name}</h3>
      <p className="news-text">{item.description}</p>
    </MediaLink>
  )
}

function EventCard({ item }: { item: ShownItem }) {
  return (
    <MediaLink link={item.link} className="event-card">
      <span className="picture-frame event-picture">
        <Picture
          src={item.image === null ? null : assetAddress(UPLOAD_FOLDER.banners, item.image)}
          alt=""
          width={960}
          height={1200}
          // Wide banners are cropped to portrait, so the image must be wider than its visible part.
          sizes="(max-width: 599px) 180vw, (max-width: 999px) 96vw, 40vw"
          widths={[640, 960]}
        />
      </span>
      <Plinth />
      <Day className="label tabular" day={item.date} />
      <h3>{item.name}</h3>
    </MediaLink>
  )
}

interface MediaCarouselProps {
  title: string
  years: readonly MediaYear[]
  className: string
  render: (item: ShownItem) => ReactNode
}

function MediaCarousel({ title, years, className, render }: MediaCarouselProps) {
  const id = title.toLowerCase()
  return (
    <section className={classNames('section media-section', className)} aria-labelledby={`${id}-title`}>
      <div className="media-stage">
        <h2 className="wrap" id={`${id}-title`}>
          {title}
        </h2>
        {years.length === 0 ? (
          <div className="wrap">
            <EmptyState title={contentMessages.noRecords} />
          </div>
        ) : (
          <Tabs
            label={`${title} by year`}
            look="serif"
            tabs={years.map(({ year, items }) => ({
              id: `${id}-${year}`,
              label: year,
              panel: (
                <Carousel
                  label={`${title} of ${year}`}
                  {...CAROUSEL.newsAndEvents}
                  isBleeding
                  hasPauseButton
                  peek={0.2}
                >
                  {items.map(render)}
                </Carousel>
              ),
            }))}
          />
        )}
      </div>
    </section>
  )
}

interface MediaLinkProps {
  link: string | null
  className: string
  children: ReactNode
}

function MediaLink({ link, className, children }: MediaLinkProps) {
  if (link === null) return <div className={className}>{children}</div>
  return (
    <a className={classNames(className, 'plinth-host')} href={link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
