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

export interface ShownZoom {
  /** Absent at normal size. */
  transform?: string
  isLargest: boolean
}

export interface Zoomer {
  zoomIn: () => void
  zoomOut: () => void
  detach: () => void
}

/** Zooms and pans by double-click, drag, pinch, Ctrl + wheel and keys. `onChange` must apply the transform. */
export function attachZoom(pane: HTMLElement, onChange: (zoom: ShownZoom) => void): Zoomer {
  const pointers = new Map<number, Point>()
  const detaching = new AbortController()
  let zoom = NO_ZOOM

  function change(next: Zoom) {
    zoom = next
    const { x, y, scale } = next
    onChange({
      ...(scale > 1 && { transform: `translate(${x}px, ${y}px) scale(${scale})` }),
      isLargest: scale >= MAX_SCALE,
    })
  }

  function scaleBy(factor: number, at = centreOf(sizeOf(pane))) {
    change(scaledTo(zoom, zoom.scale * factor, { at, pane: sizeOf(pane) }))
  }

  function startDrag(event: PointerEvent) {
    if (event.button !== 0) return
    pointers.set(event.pointerId, pointIn(pane, event))
    if (zoom.scale > 1 || pointers.size > 1) pane.setPointerCapture(event.pointerId)
  }

  function drag(event: PointerEvent) {
    const before = pointers.get(event.pointerId)
    if (!before) return
    // The button was released outside the pane.
    if (event.buttons === 0) return endDrag(event)
    const now = pointIn(pane, event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    if (!other) return change(movedBy(zoom, { x: now.x - before.x, y: now.y - before.y }, sizeOf(pane)))
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    scaleBy(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }

  function endDrag(event: PointerEvent) {
    pointers.delete(event.pointerId)
  }

  function zoomByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = zoomAfterKey(event.key, zoom, sizeOf(pane))
    if (!next) return
    event.preventDefault()
    change(next)
  }

  function zoomByWheel(event: WheelEvent) {
    // Without Ctrl the wheel scrolls the page.
    if (!event.ctrlKey) return
    event.preventDefault()
    scaleBy(Math.exp(-event.deltaY / 300), pointIn(pane, event))
  }

  function toggle(event: MouseEvent) {
    if (zoom.scale > 1) return change(NO_ZOOM)
    scaleBy(ZOOM_STEP * ZOOM_STEP, pointIn(pane, event))
  }

  const { signal } = detaching
  pane.addEventListener('pointerdown', startDrag, { signal })
  pane.addEventListener('pointermove', drag, { signal })
  pane.addEventListener('pointerup', endDrag, { signal })
  pane.addEventListener('pointercancel', endDrag, { signal })
  pane.addEventListener('keydown', zoomByKey, { signal })
  pane.addEventListener('dblclick', toggle, { signal })
  pane.addEventListener('wheel', zoomByWheel, { signal, passive: false })
  return {
    zoomIn: () => scaleBy(ZOOM_STEP),
    zoomOut: () => scaleBy(1 / ZOOM_STEP),
    detach: () => detaching.abort(),
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
