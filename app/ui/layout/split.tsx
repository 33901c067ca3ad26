import { Plus } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import './split.css'

/** Toasts are up to 360 px wide and keep clear of both edges. */
const LEAST_SPACE_PX = 400

/** From the window's edge to a toast, and from a toast to what it makes room for. */
const EDGE_PX = 24
const GAP_PX = 20

/**
 * While a form stands at the right, toasts appear to its left: what they say must not cover what is pressed next. Where
 * there is no space beside it, they stay in their corner.
 */
function useToastRoom(side: RefObject<HTMLElement | null>) {
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

interface SplitProps {
  main: ReactNode
  side: ReactNode
  /** The way to an empty form. On narrow screens it stands above the list, because the form is far below. */
  add?: { label: string; onAdd: () => void }
}

/** A list and, beside it, the form for one of its entries; on narrow screens one above the other. */
export function Split({ main, side, add }: SplitProps) {
  const beside = useRef<HTMLDivElement>(null)
  useToastRoom(beside)
  return (
    <div className="split-room">
      <div className="split">
        <div className="split-main">
          {add && (
            <Button className="split-add" size="sm" onClick={add.onAdd}>
              <Icon of={Plus} size={16} /> {add.label}
            </Button>
          )}
          {main}
        </div>
        <div ref={beside} className="split-side">
          {side}
        </div>
      </div>
    </div>
  )
}
