import { type RefObject, useEffect, useState } from 'react'
import { shouldAutoplay } from './use-carousel.ts'

type AutoplayOptions = {
  autoplayMs: number | null
  isPaused: boolean
  isStoppedByUser: boolean
  /** Changes with every move, manual or automatic, and restarts the timer. */
  place: number
  onTurn: () => void
}

/**
 * Calls `onTurn` at an interval, unless the carousel is paused, stopped, hovered, focused or off screen, the tab is
 * hidden, or the visitor prefers reduced motion.
 */
export function useAutoplay(region: RefObject<HTMLElement | null>, options: AutoplayOptions) {
  const { autoplayMs, isPaused, isStoppedByUser, place, onTurn } = options
  const [waits, setWaits] = useState(WAITS_AT_FIRST)
  const isPlaying = shouldAutoplay({ autoplayMs, isPaused, isStoppedByUser, ...waits })

  useEffect(() => {
    const element = region.current
    if (!element || autoplayMs === null) return
    const note = (change: Partial<typeof WAITS_AT_FIRST>) => setWaits((before) => ({ ...before, ...change }))
    const stop = new AbortController()
    const { signal } = stop
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const noteMotion = () => note({ prefersReducedMotion: motion.matches })
    const noteDocument = () => note({ isDocumentHidden: document.hidden })

    element.addEventListener('pointerenter', () => note({ isHovered: true }), { signal })
    element.addEventListener('pointerleave', () => note({ isHovered: false }), { signal })
    element.addEventListener('focusin', () => note({ hasFocus: true }), { signal })
    element.addEventListener('focusout', () => note({ hasFocus: false }), { signal })
    document.addEventListener('visibilitychange', noteDocument, { signal })
    motion.addEventListener('change', noteMotion, { signal })
    const watcher = new IntersectionObserver(([entry]) => note({ isOffScreen: !entry?.isIntersecting }))
    watcher.observe(element)
    noteMotion()
    noteDocument()
    note({ hasFocus: element.contains(document.activeElement), isHovered: element.matches(':hover') })

    return () => {
      stop.abort()
      watcher.disconnect()
    }
  }, [region, autoplayMs])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual move changes `place` and restarts the timer
  useEffect(() => {
    if (!isPlaying || autoplayMs === null) return
    const timer = setTimeout(onTurn, autoplayMs)
    return () => clearTimeout(timer)
  }, [isPlaying, autoplayMs, place, onTurn])

  return isPlaying
}

const WAITS_AT_FIRST = {
  isHovered: false,
  hasFocus: false,
  isDocumentHidden: false,
  isOffScreen: true,
  prefersReducedMotion: false,
}
