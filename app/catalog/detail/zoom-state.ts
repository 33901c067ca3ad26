/** `x` and `y` are the offset of the content's top left corner in its pane, in CSS pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 6
export const ZOOM_STEP = 1.5
const PAN_STEP = 80

/** Keeps the point `at` in place, as far as the content still covers its pane. */
export function scaledTo(zoom: Zoom, targetScale: number, { at, pane }: { at: Point; pane: Size }): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, targetScale))
  const grown = scale / zoom.scale
  return clampOffset({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, pane)
}

export function movedBy(zoom: Zoom, by: Point, pane: Size): Zoom {
  return clampOffset({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, pane)
}

export function centreOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 }
}

/** Null for keys that do not zoom or pan, and for arrow keys at normal size. */
export function zoomAfterKey(key: string, zoom: Zoom, pane: Size): Zoom | null {
  const at = centreOf(pane)
  if (key === '+' || key === '=') return scaledTo(zoom, zoom.scale * ZOOM_STEP, { at, pane })
  if (key === '-' || key === '_') return scaledTo(zoom, zoom.scale / ZOOM_STEP, { at, pane })
  if (key === '0') return NO_ZOOM
  const direction = ARROWS.get(key)
  if (!direction || zoom.scale === 1) return null
  return movedBy(zoom, { x: direction.x * PAN_STEP, y: direction.y * PAN_STEP }, pane)
}

const ARROWS = new Map<string, Point>([
  ['ArrowLeft', { x: 1, y: 0 }],
  ['ArrowRight', { x: -1, y: 0 }],
  ['ArrowUp', { x: 0, y: 1 }],
  ['ArrowDown', { x: 0, y: -1 }],
])

function clampOffset({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return { scale, x: clamp(x, width * (1 - scale), 0), y: clamp(y, height * (1 - scale), 0) }
}

function clamp(value: number, least: number, most: number) {
  // Adding 0 turns −0 into 0, which would otherwise appear as −0 in the style attribute.
  return Math.min(most, Math.max(least, value)) + 0
}
