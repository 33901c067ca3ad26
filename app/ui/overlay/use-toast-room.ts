import { type RefObject, useEffect } from 'react'

/** Toasts are up to 360 px wide and keep clear of both edges. */
const LEAST_SPACE_PX = 400

/** From the window's edge to a toast, and from a toast to what it makes room for. */
const EDGE_PX = 24
const GAP_PX = 20

/**
 * While a form stands at the right, toasts appear to its left: what they say must not cover what is pressed next. Where
 * there is no space beside it, they stay in their corner.
 */
export function useToastRoom(side: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = side
    if (!current?.parentElement) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { left } = current.getBoundingClientRect()
      const room = document.documentElement.clientWidth - left - EDGE_PX + GAP_PX
      style.setProperty(ROOM, `${left < LEAST_SPACE_PX ? 0 : room}px`)
    })
    // The window or the sidebar grows: then what holds both sides does.
    observer.observe(current.parentElement)
    return () => {
      observer.disconnect()
      style.removeProperty(ROOM)
    }
  }, [side])
}

const ROOM = '--toast-room'
