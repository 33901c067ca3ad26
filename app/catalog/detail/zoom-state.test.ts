import { expect, test } from 'vitest'
import { MAX_SCALE, movedBy, NO_ZOOM, scaledTo, zoomAfterKey } from './zoom-state.ts'

const pane = { width: 800, height: 600 }

test('keeps the point under the pointer in place', () => {
  const at = { x: 200, y: 450 }
  const zoom = scaledTo(NO_ZOOM, 2, { at, pane })
  expect(zoom).toEqual({ scale: 2, x: -200, y: -450 })
  expect(scaledTo(zoom, 4, { at, pane })).toEqual({ scale: 4, x: -600, y: -1350 })
})

test('limits the scale to its minimum and maximum', () => {
  const at = { x: 0, y: 0 }
  expect(scaledTo(NO_ZOOM, 100, { at, pane }).scale).toBe(MAX_SCALE)
  expect(scaledTo({ scale: 2, x: -400, y: -300 }, 0.1, { at, pane })).toEqual(NO_ZOOM)
})

test('never moves an edge of the surface inside the pane', () => {
  const zoom = { scale: 2, x: -100, y: -100 }
  expect(movedBy(zoom, { x: 5000, y: 5000 }, pane)).toEqual({ scale: 2, x: 0, y: 0 })
  expect(movedBy(zoom, { x: -5000, y: -5000 }, pane)).toEqual({ scale: 2, x: -800, y: -600 })
  expect(movedBy(NO_ZOOM, { x: 40, y: -40 }, pane)).toEqual(NO_ZOOM)
})

test('zooms and pans by keys, and does not handle arrow keys while the whole surface is in view', () => {
  expect(zoomAfterKey('+', NO_ZOOM, pane)?.scale).toBe(1.5)
  expect(zoomAfterKey('-', NO_ZOOM, pane)).toEqual(NO_ZOOM)
  expect(zoomAfterKey('0', { scale: 3, x: -9, y: -9 }, pane)).toEqual(NO_ZOOM)
  expect(zoomAfterKey('ArrowDown', NO_ZOOM, pane)).toBeNull()
  expect(zoomAfterKey('ArrowDown', { scale: 2, x: -100, y: -100 }, pane)).toEqual({ scale: 2, x: -100, y: -180 })
  expect(zoomAfterKey('Enter', { scale: 2, x: 0, y: 0 }, pane)).toBeNull()
})
