import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * Returns true from the first time the element is within this distance of the viewport. In a scroll container, the
 * distance is measured from the container's edge if the browser supports `scrollMargin`.
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
