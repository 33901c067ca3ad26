import type { ReactNode } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { CAROUSEL } from '#contract/content/screen.constants.ts'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { Carousel } from '../ui/media/carousel.tsx'
import type { MediaYear, ShownItem } from './media-years.ts'
import './media-carousel.css'

interface MediaCarouselProps {
  title: string
  years: readonly MediaYear[]
  className: string
  render: (item: ShownItem) => ReactNode
}

/** A section of events or news: the years as tabs, each year a row that is moved through sideways. */
export function MediaCarousel({ title, years, className, render }: MediaCarouselProps) {
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
