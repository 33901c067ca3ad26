import { Pause, Play } from 'lucide'
import { useCallback, useRef, useState } from 'react'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAutoplay } from '../../ui/media/use-autoplay.ts'
import { autoplayStep, useCarousel } from '../../ui/media/use-carousel.ts'
import { PagePicture } from '../page-picture.tsx'
import { usePlayback } from './playback.tsx'
import './highlights-section.css'

/** Visitors can scroll the row before hydration; after it, the slides also advance automatically. */
export function HighlightsSection({ slides }: HomeSectionOf<'highlights'>) {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const count = slides.length
  const { index, perView, shown, goTo } = useCarousel(track, count)
  const [isStopped, setStopped] = useState(false)
  const { isFilmPlaying } = usePlayback()
  const turn = useCallback(() => {
    const next = autoplayStep({ index, count, perView })
    if (next !== null) goTo(next)
  }, [index, count, perView, goTo])
  useAutoplay(region, {
    autoplayMs: CAROUSEL.home.autoplayMs,
    isPaused: isFilmPlaying,
    isStoppedByUser: isStopped,
    place: index,
    onTurn: turn,
  })

  if (count === 0) return null
  return (
    <section ref={region} className="home-highlights" aria-label="Highlights" aria-roledescription="carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the arrow keys */}
      <ul ref={track} className="home-highlights-track" tabIndex={0} aria-label="Highlights">
        {slides.map(({ text, place, picture }, at) => (
          <li key={text} className="home-highlight" inert={shown !== null && shown.size > 0 && !shown.has(at)}>
            <PagePicture picture={picture} sizes="(max-width: 999px) 200vw, 100vw" />
            <figure className="wrap">
              <blockquote>{text}</blockquote>
              {place && <figcaption>{place}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <div className="wrap home-highlights-controls">
        {slides.map(({ text, place }, at) => (
          <button
            key={text}
            type="button"
            aria-label={`Highlight ${at + 1}: ${place ?? text}`}
            aria-current={at === index}
            onClick={() => goTo(at)}
          />
        ))}
        <IconButton
          label={isStopped ? 'Play' : 'Pause'}
          icon={isStopped ? <Icon of={Play} size={18} /> : <Icon of={Pause} size={18} />}
          onClick={() => setStopped(!isStopped)}
        />
      </div>
    </section>
  )
}
