import { useEffect, useRef, useState } from 'react'
import { HOME_SPINNER_MS } from '#contract/content/screen.constants.ts'
import film from '#demo/files/ProjectVideos/1730000000000_hero.mp4?no-inline'

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
export function HeroFilm({ isShown, isStopped, onRoll }: HeroFilmProps) {
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
