import { useEffect, useRef, useState } from 'react'
import { HOME_SPINNER_MS } from '#contract/content/screen.constants.ts'
import film from '../film/hero.mp4?no-inline'

/**
 * Lies over its poster and is asked for when the page has come to rest, unless data or motion is to be spared: it weighs
 * more than all the rest, and the poster shows the same meanwhile.
 */
export function HeroFilm({ isShown, isStopped }: { isShown: boolean; isStopped: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [src, setSrc] = useState<string>()
  const [isRolling, setRolling] = useState(false)

  useEffect(() => {
    if (isSparing()) return
    const timer = setTimeout(() => setSrc(film), HOME_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!src || !video.current) return
    if (!isShown || isStopped) return video.current.pause()
    // Refused where the browser saves power: the poster then stays.
    video.current.play().catch(() => setRolling(false))
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
      onPlaying={() => setRolling(true)}
    />
  )
}

function isSparing() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
