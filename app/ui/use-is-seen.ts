import { type RefObject, startTransition, useEffect, useState } from 'react'

/** True from the first time that an element is on the screen. */
export function useIsSeen(element: RefObject<Element | null>) {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      startTransition(() => setSeen(true))
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isSeen
}
