import { type FocusEvent, useEffect, useRef } from 'react'
import { focusPageIfLost, isFocusLost } from './lost-focus.ts'

/**
 * Returns props to spread on the parent of rows, such as a `tbody`. When the row with the focus is removed, the focus
 * moves to the `control` of the row that takes its place, or else to the search box or the table, section or fieldset
 * around the rows.
 */
export function useFocusAfterRemoval<E extends HTMLElement = HTMLTableSectionElement>(
  control = 'td:last-child :is(a, button)',
) {
  const rows = useRef<E>(null)
  const last = useRef<{ row: Element; at: number; frame: HTMLElement | null } | null>(null)

  function moveOn() {
    if (!last.current) return
    const { row, at, frame } = last.current
    if (row.isConnected) {
      last.current.at = indexOf(row, rows.current)
      return
    }
    // Wait while the list is loading or a dialog is open over it.
    if (rows.current?.closest('[aria-busy="true"]') || document.querySelector('dialog:modal')) return
    last.current = null
    if (!isFocusLost()) return
    const next = rows.current?.children[Math.min(at, rows.current.children.length - 1)]
    const target = findIn(next, control) ?? searchBoxOf(frame)
    if (target) return target.focus()
    if (frame) frame.tabIndex = -1
    frame?.focus()
    focusPageIfLost()
  }

  useEffect(moveOn)

  useEffect(() => {
    // The close event does not bubble, and fires after the browser has restored the focus.
    document.addEventListener('close', moveOn, { capture: true })
    return () => document.removeEventListener('close', moveOn, { capture: true })
  })

  return {
    ref: rows,
    // In React, events of portals bubble to their row, but their elements are not inside it in the DOM.
    onFocus({ target, currentTarget }: FocusEvent<E>) {
      const row = [...currentTarget.children].find((child) => child.contains(target))
      if (row) {
        const frame = currentTarget.closest<HTMLElement>('table, section, fieldset')
        last.current = { row, at: indexOf(row, currentTarget), frame }
      }
    },
  }
}

function indexOf(row: Element, rows: Element | null) {
  return [...(rows?.children ?? [])].indexOf(row)
}

/** A row may be the control itself, such as the button after the rows that adds one. */
function findIn(row: Element | undefined, control: string) {
  return row instanceof HTMLElement && row.matches(control) ? row : row?.querySelector<HTMLElement>(control)
}

function searchBoxOf(frame: HTMLElement | null) {
  return frame?.closest('.data-table')?.querySelector<HTMLElement>('input[type="search"]')
}
