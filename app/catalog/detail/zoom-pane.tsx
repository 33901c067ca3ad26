import { Maximize, Minus, Plus } from 'lucide'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../ui/action/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  centreOf,
  MAX_SCALE,
  movedBy,
  NO_ZOOM,
  type Point,
  type Size,
  scaledTo,
  ZOOM_STEP,
  type Zoom,
  zoomAfterKey,
} from './zoom-state.ts'
import './zoom-pane.css'

interface ZoomPaneProps {
  /** Accessible name of the content. */
  label: string
  /** Id of the dialog that shows the content in full screen. */
  stageId?: string
  className?: string
  children: ReactNode
}

/** An image that can be zoomed and panned. */
export function ZoomPane({ label, stageId, className, children }: ZoomPaneProps) {
  const { zoom, zoomIn, zoomOut, onPane, isHydrated } = useZoom()
  return (
    <div className={classNames('zoom', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        {...onPane}
        className="zoom-pane"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the element must be focusable to receive the zoom and pan keys
        tabIndex={0}
        role="group"
        aria-label={`${label}. Plus and minus zoom, the arrow keys move.`}
        data-zoomed={zoom.scale > 1 || undefined}
      >
        <div className="zoom-surface" style={zoom.scale > 1 ? { transform: transformOf(zoom) } : undefined}>
          {children}
        </div>
      </div>
      {/* In a dialog the buttons are added by the script that they need, because a page has many of them. */}
      {(stageId || isHydrated) && (
        <div className="zoom-controls">
          <IconButton
            label="Zoom in"
            icon={<Icon of={Plus} size={20} />}
            disabled={zoom.scale >= MAX_SCALE}
            onClick={zoomIn}
          />
          <IconButton
            label="Zoom out"
            icon={<Icon of={Minus} size={20} />}
            disabled={zoom.scale <= 1}
            onClick={zoomOut}
          />
          {stageId && (
            <IconButton
              className="zoom-full"
              label="Full screen"
              icon={<Icon of={Maximize} size={20} />}
              command="show-modal"
              commandfor={stageId}
            />
          )}
        </div>
      )}
    </div>
  )
}

function transformOf({ x, y, scale }: Zoom) {
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** Zooms and pans an element by buttons, double click, drag, pinch, Ctrl + wheel and keys. */
function useZoom() {
  const pane = useRef<HTMLElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM)
  const [isHydrated, setHydrated] = useState(false)

  useEffect(() => {
    setHydrated(true)
    const element = pane.current
    if (!element) return
    function zoomByWheel(event: WheelEvent) {
      // Without Ctrl the wheel scrolls the page.
      if (!event.ctrlKey || !element) return
      event.preventDefault()
      const at = pointIn(element, event)
      const factor = Math.exp(-event.deltaY / 300)
      setZoom((before) => scaledTo(before, before.scale * factor, { at, pane: sizeOf(element) }))
    }
    // React's wheel listeners are passive and could not prevent the browser from zooming the page.
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element.removeEventListener('wheel', zoomByWheel)
  }, [])

  function scaleBy(factor: number) {
    const element = pane.current
    if (!element) return
    const size = sizeOf(element)
    setZoom((before) => scaledTo(before, before.scale * factor, { at: centreOf(size), pane: size }))
  }

  function startDrag(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    pointers.current.set(event.pointerId, pointIn(event.currentTarget, event))
    if (zoom.scale > 1 || pointers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId)
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = pointIn(event.currentTarget, event)
    const size = sizeOf(event.currentTarget)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (!other) return setZoom((zoomBefore) => movedBy(zoomBefore, by, size))
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    setZoom((zoomBefore) => scaledTo(zoomBefore, zoomBefore.scale * factor, { at, pane: size }))
  }

  function endDrag(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = zoomAfterKey(event.key, zoom, sizeOf(event.currentTarget))
    if (!next) return
    event.preventDefault()
    setZoom(next)
  }

  function zoomIn(event: MouseEvent<HTMLElement>) {
    const at = pointIn(event.currentTarget, event)
    const size = sizeOf(event.currentTarget)
    setZoom((before) => (before.scale > 1 ? NO_ZOOM : scaledTo(before, ZOOM_STEP * ZOOM_STEP, { at, pane: size })))
  }

  return {
    zoom,
    isHydrated,
    zoomIn: () => scaleBy(ZOOM_STEP),
    zoomOut: () => scaleBy(1 / ZOOM_STEP),
    onPane: {
      ref: pane as React.RefObject<HTMLDivElement | null>,
      onPointerDown: startDrag,
      onPointerMove: drag,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onKeyDown: handleKey,
      onDoubleClick: zoomIn,
    },
  }
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function sizeOf(element: Element): Size {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
