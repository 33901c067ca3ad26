import { type RefObject, useEffect, useState } from 'react'

/** Whether the first child of an element is wider than the element. */
export function useIsWider(element: RefObject<Element | null>) {
  const [isWider, setWider] = useState(false)
  useEffect(() => {
    const room = element.current
    const content = room?.firstElementChild
    if (!room || !content) return
    const watcher = new ResizeObserver(() =>
      // A difference of less than a pixel is rounding.
      setWider(content.getBoundingClientRect().width - room.getBoundingClientRect().width >= 1),
    )
    watcher.observe(room)
    watcher.observe(content)
    return () => watcher.disconnect()
  }, [element])
  return isWider
}
