import { Pause, Play } from 'lucide'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rememberProject } from '#app/catalog/project-address.ts'
import { sloganParts } from '#contract/company/company-contacts.ts'
import { CAROUSEL } from '#contract/content/carousel.constants.ts'
import type { HomeSectionOf } from '#contract/content/home-sections.schema.ts'
import { PAGE_FOLDER } from '#contract/content/page-files.ts'
import { HOME_SPINNER_MS } from '#contract/content/screen.constants.ts'
import { assetAddress } from '#contract/uploads/uploads.constants.ts'
import { useCompany } from '../../lib/company.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { CompanyMark } from '../../ui/brand/company-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { useAutoplay } from '../../ui/media/use-autoplay.ts'
import { HeroPoster } from './hero-poster.tsx'
import type { HeroSlide } from './home-view.ts'
import { usePlayback } from './playback.tsx'
import './hero.css'

const TURN_MS = CAROUSEL.home.autoplayMs

// The title animates once per document, not on every return to the home page.
let hasRisen = false

/** Slide 0 is the film or its poster, and each other slide the image of a project, all under the same title. */
export function Hero({ section, slides }: { section: HomeSectionOf<'hero'>; slides: readonly HeroSlide[] }) {
  const { lead, film, filmTitle, filmLead, poster, uprightPoster } = section
  const rail = useRef<HTMLDivElement>(null)
  // Skips slide 0 if there is neither film nor poster, unless it is the only slide.
  const first = film || poster || uprightPoster || slides.length === 0 ? 0 : 1
  const [shown, setShown] = useState(first)
  const [isStopped, setStopped] = useState(false)
  const [isRising] = useState(!hasRisen)
  const [filmMs, setFilmMs] = useState<number | null>(null)
  const { isFilmPlaying } = usePlayback()
  const count = slides.length + 1
  const turn = useCallback(() => setShown((before) => (before + 1) % count || first), [count, first])
  // A playing film is shown to its end; if it does not play, its poster is shown as long as any other image.
  const isFilmsTurn = shown === 0 && filmMs !== null
  const turnMs = isFilmsTurn ? filmMs : TURN_MS
  const isTurning = useAutoplay(rail, {
    autoplayMs: count - first > 1 ? turnMs : null,
    isPaused: isFilmPlaying,
    isStoppedByUser: isStopped,
    place: shown,
    onTurn: turn,
  })
  const called = useCalledPictures({ shown, next: (shown + 1) % count || first, isTurning, turnMs })

  useEffect(() => {
    hasRisen = true
  }, [])

  const company = useCompany()
  const { before, emphasis, after } = sloganParts(company)
  return (
    <section className="hero" aria-label="Introduction" data-rising={isRising || undefined}>
      <HeroPoster {...section} />
      {film && <HeroFilm film={film} isShown={shown === 0} isStopped={isStopped} onRoll={setFilmMs} />}
      {slides.map(({ id, image, colour }, at) =>
        called.has(at + 1) ? (
          <div key={id} className="hero-slide" data-shown={shown === at + 1 || undefined}>
            <Picture src={image} alt="" width={1920} height={1080} widths={SLIDE_WIDTHS} colour={colour} />
          </div>
        ) : null,
      )}
      <div className="hero-start" style={{ '--wait': `${HOME_SPINNER_MS}ms` }} aria-hidden="true">
        <CompanyMark isDrawing />
      </div>
      <div className="wrap hero-words">
        {lead && <p>{lead}</p>}
        <h1 {...sizeOf(`${before}${emphasis}${after}` || company.name)}>
          {before || emphasis || company.name}
          {before && emphasis && <em>{emphasis}</em>}
          {after}
        </h1>
        <div className="hero-line" />
        <div
          ref={rail}
          className="hero-rail"
          data-turning={isTurning || undefined}
          data-film={isFilmsTurn || undefined}
          style={{ '--turn': `${turnMs}ms` }}
        >
          <ul>
            {filmTitle && (
              <li data-shown={shown === 0 || undefined}>
                <button type="button" onClick={() => setShown(0)}>
                  <b>{filmTitle}</b>
                  <span>{filmLead}</span>
                </button>
              </li>
            )}
            {slides.map(({ id, address, name, place }, at) => (
              <li key={id} data-shown={shown === at + 1 || undefined}>
                <PageLink
                  to={address}
                  data-project-id={id}
                  onClick={() => rememberProject(id)}
                  onPointerEnter={() => setShown(at + 1)}
                  onFocus={() => setShown(at + 1)}
                >
                  <b>{name}</b>
                  <span>{place}</span>
                </PageLink>
              </li>
            ))}
          </ul>
          {(film || slides.length > 0) && (
            <IconButton
              look="framed"
              label={isStopped ? 'Play' : 'Pause'}
              icon={isStopped ? <Icon of={Play} size={20} /> : <Icon of={Pause} size={20} />}
              onClick={() => setStopped(!isStopped)}
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** Titles longer than the one in the specification get a smaller font, and those of more than 24 characters wrap. */
function sizeOf(title: string) {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length))
  return {
    'data-long': title.length > 24 || undefined,
    style: { '--letters': Math.min(title.length, 40), '--word': longestWord },
  }
}

const SLIDE_WIDTHS = [640, 960, 1280, 1920]

const AHEAD_MS = 2_000

interface Turn {
  shown: number
  next: number
  isTurning: boolean
  turnMs: number
}

/**
 * Returns the slides whose images may load: those already shown and, shortly before its turn, the next one. The others
 * would delay the first screen.
 */
function useCalledPictures({ shown, next, isTurning, turnMs }: Turn) {
  const [called, setCalled] = useState<ReadonlySet<number>>(new Set([shown]))
  useEffect(() => {
    const call = (picture: number) => setCalled((before) => new Set(before).add(picture))
    call(shown)
    if (!isTurning) return
    const timer = setTimeout(() => call(next), turnMs - AHEAD_MS)
    return () => clearTimeout(timer)
  }, [shown, next, isTurning, turnMs])
  return called
}

interface HeroFilmProps {
  film: string
  isShown: boolean
  isStopped: boolean
  /** Called with the film's duration when it starts to play. */
  onRoll: (ms: number) => void
}

/**
 * The film is the largest file of the page, so it loads some time after hydration, and not at all if the visitor saves
 * data or prefers reduced motion. Until it plays, the poster is visible.
 */
function HeroFilm({ film, isShown, isStopped, onRoll }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [src, setSrc] = useState<string>()
  const [isRolling, setRolling] = useState(false)

  useEffect(() => {
    if (isSparing()) return
    const timer = setTimeout(() => setSrc(assetAddress(PAGE_FOLDER.films, film)), HOME_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [film])

  useEffect(() => {
    // The slide lasts as long as the film, so the film starts from its beginning each time.
    if (isShown && video.current) video.current.currentTime = 0
  }, [isShown])

  useEffect(() => {
    const { current } = video
    if (!src || !current) return
    if (!isShown || isStopped) return current.pause()
    // Pauses out of view, to save battery.
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return current.pause()
      // Browsers in power-saving mode reject playback; the poster then stays visible.
      current.play().catch(() => setRolling(false))
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [src, isShown, isStopped])

  return (
    <video
      ref={video}
      className="hero-film"
      src={src}
      data-rolling={isRolling || undefined}
      autoPlay
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={({ currentTarget: { duration } }) => {
        setRolling(true)
        if (Number.isFinite(duration)) onRoll(duration * 1_000)
      }}
    />
  )
}

function isSparing() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
