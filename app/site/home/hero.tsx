import { Pause, Play } from 'lucide'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rememberProject } from '#app/catalog/remember-project.ts'
import { brand } from '#contract/content/brand.ts'
import { CAROUSEL, HOME_SPINNER_MS } from '#contract/content/screen.constants.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import film from '#demo/files/ProjectVideos/1730000000000_hero.mp4?no-inline'
import { IconButton } from '../../ui/action/icon-button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { useAutoplay } from '../../ui/media/use-autoplay.ts'
import { HeroPoster } from './hero-poster.tsx'
import type { HeroSlide } from './home-view.ts'
import { usePlayback } from './playback.tsx'
import './hero.css'

const TURN_MS = CAROUSEL.home.autoplayMs

// The title rises once per visit, not every time somebody comes back to this page.
let hasRisen = false

/** The film, and after it the projects: each turn of the rail shows another picture under the same title. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const rail = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isRising] = useState(!hasRisen)
  const [filmMs, setFilmMs] = useState<number | null>(null)
  const { isFilmPlaying } = usePlayback()
  const count = slides.length + 1
  const turn = useCallback(() => setShown((before) => (before + 1) % count), [count])
  // The film is seen to its end, once it plays. Where it does not, its poster has the turn of a picture.
  const isFilmsTurn = shown === 0 && filmMs !== null
  const turnMs = isFilmsTurn ? filmMs : TURN_MS
  const isTurning = useAutoplay(rail, {
    autoplayMs: count > 1 ? turnMs : null,
    isPaused: isFilmPlaying,
    isStoppedByUser: isStopped,
    place: shown,
    onTurn: turn,
  })
  const called = useCalledPictures({ shown, next: (shown + 1) % count, isTurning, turnMs })

  useEffect(() => {
    hasRisen = true
  }, [])

  const [first, second] = titleLines(siteMessages.slogan)
  return (
    <section className="hero" aria-label="Introduction" data-rising={isRising || undefined}>
      <HeroPoster />
      <HeroFilm isShown={shown === 0} isStopped={isStopped} onRoll={setFilmMs} />
      {slides.map(({ id, image, colour }, at) =>
        called.has(at + 1) ? (
          <div key={id} className="hero-slide" data-shown={shown === at + 1 || undefined}>
            <Picture src={image} alt="" width={1920} height={1080} widths={SLIDE_WIDTHS} colour={colour} />
          </div>
        ) : null,
      )}
      <div className="hero-start" style={{ '--wait': `${HOME_SPINNER_MS}ms` }} aria-hidden="true">
        <Wordmark name={brand.name} isDrawing />
      </div>
      <div className="wrap hero-words">
        <p>Homes and workplaces in Delhi NCR and Lucknow, handed over on the date we print.</p>
        <h1>
          {first} <em>{second}</em>
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
            <li data-shown={shown === 0 || undefined}>
              <button type="button" onClick={() => setShown(0)}>
                <b>The film</b>
                <span>Twenty-eight years in eleven seconds</span>
              </button>
            </li>
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
          <IconButton
            look="framed"
            label={isStopped ? 'Play' : 'Pause'}
            icon={isStopped ? <Icon of={Play} size={20} /> : <Icon of={Pause} size={20} />}
            onClick={() => setStopped(!isStopped)}
          />
        </div>
      </div>
    </section>
  )
}

const SLIDE_WIDTHS = [640, 960, 1280, 1920]

const AHEAD_MS = 2_000

interface Turn {
  shown: number
  next: number
  isTurning: boolean
  turnMs: number
}

/** Pictures are asked for when they are shown, or shortly before their turn: the first screen comes before them. */
function useCalledPictures({ shown, next, isTurning, turnMs }: Turn) {
  const [called, setCalled] = useState<ReadonlySet<number>>(new Set([0]))
  useEffect(() => {
    const call = (picture: number) => setCalled((before) => new Set(before).add(picture))
    call(shown)
    if (!isTurning) return
    const timer = setTimeout(() => call(next), turnMs - AHEAD_MS)
    return () => clearTimeout(timer)
  }, [shown, next, isTurning, turnMs])
  return called
}

/** 'On Time, Every Time' has its second half in italics, and below 600 px on a line of its own. */
function titleLines(slogan: string) {
  const end = slogan.indexOf(',') + 1
  return [slogan.slice(0, end), slogan.slice(end).trim()]
}

interface HeroFilmProps {
  isShown: boolean
  isStopped: boolean
  /** It plays, and lasts so long. */
  onRoll: (ms: number) => void
}

/**
 * Lies over its poster and is asked for when the page has come to rest, unless data or motion is to be spared: it weighs
 * more than all the rest, and the poster shows the same meanwhile.
 */
function HeroFilm({ isShown, isStopped, onRoll }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [src, setSrc] = useState<string>()
  const [isRolling, setRolling] = useState(false)

  useEffect(() => {
    if (isSparing()) return
    const timer = setTimeout(() => setSrc(film), HOME_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    // Its turn is as long as it is, so each begins with its beginning.
    if (isShown && video.current) video.current.currentTime = 0
  }, [isShown])

  useEffect(() => {
    const { current } = video
    if (!src || !current) return
    if (!isShown || isStopped) return current.pause()
    // Out of sight it would go on, and cost a phone its battery.
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return current.pause()
      // Refused where the browser saves power: the poster then stays.
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
