import { Pause, Play } from 'lucide'
import { useCallback, useRef, useState } from 'react'
import { CAROUSEL } from '#contract/content/screen.constants.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAutoplay } from '../../ui/media/use-autoplay.ts'
import { autoplayStep, useCarousel } from '../../ui/media/use-carousel.ts'
import { BundledPicture } from '../bundled-picture.tsx'
import { HIGHLIGHTS } from './home-copy.ts'
import { usePlayback } from './playback.tsx'
import './highlights-section.css'

/** Full-bleed pictures with a sentence each. The row scrolls manually before hydration and automatically after it. */
export function HighlightsSection() {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const count = HIGHLIGHTS.length
  const { index, perView, shown, goTo } = useCarousel(track, count)
  const [isStopped, setStopped] = useState(false)
  const { isFilmPlaying } = usePlayback()
  const turn = useCallback(() => {
    const next = autoplayStep({ index, count, perView })
    if (next !== null) goTo(next)
  }, [index, perView, goTo])
  useAutoplay(region, {
    autoplayMs: CAROUSEL.home.autoplayMs,
    isPaused: isFilmPlaying,
    isStoppedByUser: isStopped,
    place: index,
    onTurn: turn,
  })

  return (
    <section ref={region} className="home-highlights" aria-label="Highlights" aria-roledescription="carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the arrow keys */}
      <ul ref={track} className="home-highlights-track" tabIndex={0} aria-label="Highlights">
        {HIGHLIGHTS.map(({ words, place, picture, alt }, at) => (
          <li key={picture} className="home-highlight" inert={shown !== null && shown.size > 0 && !shown.has(at)}>
            <BundledPicture name={picture} alt={alt} sizes="(max-width: 999px) 200vw, 100vw" />
            <figure className="wrap">
              <blockquote>{words}</blockquote>
              <figcaption>{place}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="wrap home-highlights-controls">
        {HIGHLIGHTS.map(({ picture, place }, at) => (
          <button
            key={picture}
            type="button"
            aria-label={`Highlight ${at + 1}: ${place}`}
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
