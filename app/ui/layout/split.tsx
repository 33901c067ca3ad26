import { Plus } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import './split.css'

/** Space that toasts need beside the form: they are up to 360 px wide and have a gap on both sides. */
const LEAST_SPACE_PX = 400

/** Distances of a toast from the window's edge and from the form. */
const EDGE_PX = 24
const GAP_PX = 20

/**
 * Moves toasts to the left of a form on the right, so that they do not cover its buttons. Without enough space there,
 * they stay in their corner.
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
    // The container of both sides changes size with the window and with the sidebar.
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
  /** The button that opens an empty form. Only shown on narrow screens, where the form is far below the list. */
  add?: { label: string; onAdd: () => void }
}

/** A list with the form for one of its entries beside it; stacked on narrow screens. */
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
