import { useEffect, useRef, useState } from 'react'
import film from '../film/hero.mp4?no-inline'

/** Lies over its poster and is asked for only after the page has loaded, unless data or motion is to be spared. */
export function HeroFilm({ isShown, isStopped }: { isShown: boolean; isStopped: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [src, setSrc] = useState<string>()
  const [isRolling, setRolling] = useState(false)

  useEffect(() => {
    if (isSparing()) return
    const begin = () => setSrc(film)
    if (document.readyState === 'complete') return begin()
    addEventListener('load', begin)
    return () => removeEventListener('load', begin)
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
