import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type Direction, indexAt, lastIndex, progressAt, stepFrom } from './carousel-state.ts'

type CarouselView = { index: number; perView: number; shown: ReadonlySet<number> | null }

/** Reads the track's place while it is scrolled, by whatever means, and moves it. */
export function useCarousel(track: RefObject<HTMLUListElement | null>, count: number) {
  const [view, setView] = useState<CarouselView>({ index: 0, perView: 1, shown: null })

  useEffect(() => {
    const list = track.current
    if (!list) return
    let frame = 0
    let shownProgress = 0

    function read() {
      frame = 0
      if (!list) return
      const { perView, ...place } = measure(list)
      const index = indexAt(place, lastIndex({ count, perView }))
      const progress = progressAt(place)
      if (progress !== shownProgress) list.parentElement?.style.setProperty('--progress', String(progress))
      shownProgress = progress
      setView((before) =>
        before.index === index && before.perView === perView ? before : { ...before, index, perView },
      )
    }
    function readSoon() {
      frame ||= requestAnimationFrame(read)
    }

    list.addEventListener('scroll', readSoon, { passive: true })
    // It also reports the first size, when the page has been laid out anyway. Read here, each of a page's carousels would
    // have it laid out anew.
    const resized = new ResizeObserver(read)
    resized.observe(list)
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', readSoon)
      resized.disconnect()
    }
  }, [track, count])

  useEffect(() => {
    const list = track.current
    if (!list) return
    const items = [...list.children]
    const seen = new Set<number>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const index = items.indexOf(entry.target)
          if (entry.isIntersecting) seen.add(index)
          else seen.delete(index)
        }
        // The whole row is out of sight: which of it will show is as it was.
        if (seen.size > 0) setView((before) => ({ ...before, shown: new Set(seen) }))
      },
      // The row itself may be below the fold: only the sideways position matters, so the box is stretched up and down.
      { root: list, rootMargin: '9999px -2px', threshold: 0 },
    )
    for (const item of items.slice(0, count)) watcher.observe(item)
    return () => watcher.disconnect()
  }, [track, count])

  const goTo = useCallback(
    (index: number) => {
      const list = track.current
      if (!list) return
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      list.scrollTo({ left: index * measure(list).step, behavior: calm ? 'instant' : 'smooth' })
    },
    [track],
  )

  function destination(direction: Direction, isLooping: boolean) {
    return stepFrom({ index: view.index, count, perView: view.perView }, direction, isLooping)
  }

  return { ...view, goTo, destination }
}

function measure(list: HTMLElement) {
  const [first, second] = list.children
  const step =
    first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : list.clientWidth
  const perView = Number(getComputedStyle(list).getPropertyValue('--items')) || 1
  return { left: list.scrollLeft, step, maxLeft: list.scrollWidth - list.clientWidth, perView }
}
