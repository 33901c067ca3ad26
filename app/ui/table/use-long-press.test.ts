import { createElement, type MouseEvent, type PointerEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLongPress } from './use-long-press.ts'

const ROW = { id: 7 }

beforeEach(() => {
  vi.useFakeTimers()
})

test('a finger that rests on a row for half a second selects it once', () => {
  const { row, onLongPress } = aRow()
  row.onPointerDown(pointer())
  vi.advanceTimersByTime(499)
  expect(onLongPress).not.toHaveBeenCalled()
  row.onPointerMove(pointer({ clientX: 104, clientY: 206 }))
  vi.advanceTimersByTime(5_000)
  expect(onLongPress.mock.calls).toEqual([[ROW]])
})

test.each<[string, (row: Handlers) => void]>([
  ['lifting the finger', (row) => row.onPointerUp()],
  ['scrolling', (row) => row.onPointerCancel()],
  ['moving', (row) => row.onPointerMove(pointer({ clientY: 211 }))],
  ['a second finger', (row) => row.onPointerDown(pointer({ isPrimary: false }))],
])('%s cancels the press', (_what, cancel) => {
  const { row, onLongPress } = aRow()
  row.onPointerDown(pointer())
  vi.advanceTimersByTime(400)
  cancel(row)
  vi.advanceTimersByTime(5_000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test.each([
  ['the mouse', pointer({ pointerType: 'mouse' })],
  ['another control of the row', pointer({ target: { closest: () => ({}) } as unknown as Element })],
])('%s starts no long press and keeps the context menu', (_what, down) => {
  const { row, onLongPress } = aRow()
  row.onPointerDown(down)
  vi.advanceTimersByTime(5_000)
  const menu = aMouseEvent()
  row.onContextMenu(menu)
  expect(onLongPress).not.toHaveBeenCalled()
  expect(menu.preventDefault).not.toHaveBeenCalled()
})

test('a long press suppresses the context menu and its click, but not a key press or the next tap', () => {
  const { row } = aRow()
  const menu = aMouseEvent()
  row.onPointerDown(pointer())
  row.onContextMenu(menu)
  vi.advanceTimersByTime(500)
  row.onContextMenu(menu)
  expect(menu.preventDefault).toHaveBeenCalledTimes(2)

  expect(isStopped(row, { detail: 1 })).toBe(true)
  expect(isStopped(row, { detail: 0 })).toBe(false)
  row.onPointerDown(pointer())
  row.onPointerUp()
  expect(isStopped(row, { detail: 1 })).toBe(false)
})

type Handlers = ReturnType<ReturnType<typeof useLongPress<typeof ROW>>>

function aRow() {
  const onLongPress = vi.fn<(row: typeof ROW) => void>()
  let row: Handlers | undefined
  function Rows() {
    row = useLongPress(onLongPress)(ROW)
    return null
  }
  renderToString(createElement(Rows))
  if (!row) throw new Error('The row was not rendered.')
  return { row, onLongPress }
}

function pointer(given: Partial<PointerEvent> = {}) {
  const target = { closest: () => null }
  return { target, pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 200, ...given } as PointerEvent
}

function aMouseEvent(given: Partial<MouseEvent> = {}) {
  return { detail: 1, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...given } as unknown as MouseEvent
}

function isStopped(row: Handlers, given: Partial<MouseEvent>) {
  const click = aMouseEvent(given)
  row.onClickCapture(click)
  return vi.mocked(click.preventDefault).mock.calls.length > 0
}
