import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * True from the first time that an element is on the screen, or so far from it; in a scrolled list this counts from the
 * list's own edge, where the browser knows `scrollMargin`.
 */
export function useIsSeen(element: RefObject<Element | null>, ahead = '0px') {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const margins: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: ahead, scrollMargin: ahead }
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      startTransition(() => setSeen(true))
    }, margins)
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, ahead])
  return isSeen
}
