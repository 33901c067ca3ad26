import { expect, test } from 'vitest'
import { attachZoom, type ShownZoom } from './attach-zoom.ts'

test('a drag moves the content until the mouse button is released, even outside the pane', () => {
  const { fire, zoomer, transform } = aPane()
  fire('pointerdown', { x: 100, y: 100, buttons: 1 })
  zoomer.zoomIn()
  fire('pointermove', { x: 110, y: 120, buttons: 1 })
  expect(transform()).toBe('translate(-190px, -130px) scale(1.5)')

  fire('pointermove', { x: 300, y: 300, buttons: 0 })
  fire('pointermove', { x: 350, y: 350, buttons: 0 })

  expect(transform()).toBe('translate(-190px, -130px) scale(1.5)')
})

function aPane() {
  const pane = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 800, height: 600 }),
    setPointerCapture: () => {},
  })
  let shown: ShownZoom = { isLargest: false }
  const zoomer = attachZoom(pane as unknown as HTMLElement, (zoom) => {
    shown = zoom
  })
  return {
    zoomer,
    transform: () => shown.transform,
    fire: (type: string, { x, y, buttons }: { x: number; y: number; buttons: number }) =>
      pane.dispatchEvent(Object.assign(new Event(type), { button: 0, clientX: x, clientY: y, pointerId: 1, buttons })),
  }
}
