import { useCallback, useEffect, useRef, useState } from 'react'

/** The place in a row of pictures as wide as the screen: read from its scroll position, changed by arrows and keys. */
export function useStageTrack(start: number, count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)

  const goTo = useCallback(
    (wanted: number) => {
      const list = track.current
      if (!list) return
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const place = (wanted + count) % count
      list.scrollTo({ left: place * list.clientWidth, behavior: calm ? 'instant' : 'smooth' })
    },
    [count],
  )

  useEffect(() => {
    const list = track.current
    if (!list) return
    list.scrollTo({ left: start * list.clientWidth, behavior: 'instant' })
    function read() {
      if (list) setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    }
    list.addEventListener('scroll', read, { passive: true })
    return () => list.removeEventListener('scroll', read)
  }, [start])

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'ArrowRight') goTo(index + 1)
      else if (event.key === 'ArrowLeft') goTo(index - 1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [index, goTo])

  return { track, index, goTo }
}
