import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const HOLD_MS = 500
/** A resting finger moves a little. */
const TOLERANCE_PX = 10

/**
 * Returns handlers for a row that is touched and held. Moving, scrolling or a second finger cancels the press. Other
 * controls of the row keep their own long press, for example the menu of a link.
 */
export function useLongPress<Row>(onLongPress: ((row: Row) => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const wasHeld = useRef(false)

  function cancel() {
    clearTimeout(press.current?.timer)
    press.current = null
  }

  useEffect(() => () => clearTimeout(press.current?.timer), [])

  return (row: Row) => ({
    onPointerDown({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      cancel()
      wasHeld.current = false
      if (!onLongPress || pointerType === 'mouse' || !isPrimary || isOtherControl(target as Element)) return
      const hold = () => {
        press.current = null
        wasHeld.current = true
        onLongPress(row)
      }
      press.current = { timer: setTimeout(hold, HOLD_MS), x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > TOLERANCE_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent) {
      if (press.current || wasHeld.current) event.preventDefault()
    },
    // Some browsers fire a click when the finger is lifted after a long press; it must not open the row. A click by the
    // keyboard has a detail of 0.
    onClickCapture(event: MouseEvent) {
      if (!wasHeld.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  })
}

function isOtherControl(target: Element) {
  return target.closest(':is(a, button, input, label, select):not(.table-open)') !== null
}
