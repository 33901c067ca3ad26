import { ArrowUpRight } from 'lucide'
import type { ReactNode } from 'react'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import { homeMessages } from '#contract/content/home.messages.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { Plinth } from '../../ui/brand/plinth.tsx'
import { Day } from '../../ui/day.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { HomeView, NewsItem } from './home-view.ts'
import { usePlayback } from './playback.tsx'
import './news-section.css'
import { PageLink } from '../../ui/action/page-link.tsx'

export function NewsSection({ news: { lead, list, more }, heading }: { news: HomeView['news']; heading: string }) {
  const { isFilmPlaying } = usePlayback()
  if (!lead) return null
  return (
    <section className="section" aria-labelledby="news">
      <div className="wrap">
        <div className="section-head">
          <h2 id="news">{heading}</h2>
          <TextLink to="/media">{homeMessages.viewAllNews}</TextLink>
        </div>
        <div className="home-news">
          <NewsLink item={lead} className="home-news-lead">
            <div className="picture-frame">
              <Picture
                src={lead.image}
                alt=""
                width={1920}
                height={1080}
                sizes="(max-width: 999px) 92vw, 39vw"
                widths={WIDTHS}
              />
            </div>
            <Plinth />
            <Day day={lead.date} />
            <h3>{lead.name}</h3>
          </NewsLink>
          {list.length > 0 && (
            <ul className="home-news-list">
              {list.map((item) => (
                <li key={item.id}>
                  <NewsLink item={item}>
                    <Day day={item.date} />
                    <h3>{item.name}</h3>
                    <Icon of={ArrowUpRight} size={20} />
                  </NewsLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {more.length > 0 && (
          <Carousel
            {...CAROUSEL.newsAndEvents}
            atFirst={5}
            className="home-news-more"
            label={`More of ${heading}`}
            isPaused={isFilmPlaying}
            hasPauseButton
            head={<p className="label">Earlier</p>}
          >
            {more.map((item) => (
              <NewsLink key={item.id} item={item} className="home-news-small">
                <div className="picture-frame">
                  <Picture src={item.image} alt="" width={960} height={720} sizes={FIVE} widths={SMALL_WIDTHS} />
                </div>
                <Plinth tone="line" />
                <Day day={item.date} />
                <h3>{item.name}</h3>
              </NewsLink>
            ))}
          </Carousel>
        )}
      </div>
    </section>
  )
}

const WIDTHS = [640, 960, 1280]
const SMALL_WIDTHS = [320, 640]
const FIVE = '(min-width: 1000px) 18vw, (min-width: 600px) 46vw, 90vw'

function NewsLink({ item, className, children }: { item: NewsItem; className?: string; children: ReactNode }) {
  if (!item.link) {
    return (
      <PageLink to="/media" className={className}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={item.link} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  )
}
