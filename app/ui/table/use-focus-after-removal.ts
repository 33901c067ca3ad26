import { type FocusEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '../lost-focus.ts'

/**
 * Spread on a table's body. When the row with the focus is removed, the focus moves to the row that takes its place, or
 * without rows to the list's search box or the table.
 */
export function useFocusAfterRemoval() {
  const body = useRef<HTMLTableSectionElement>(null)
  const last = useRef<{ row: HTMLTableRowElement; at: number } | null>(null)

  function moveOn() {
    if (!last.current || !body.current || last.current.row.isConnected) return
    // Wait while the list is loading or a dialog is open over it.
    if (body.current.closest('[aria-busy="true"]') || document.querySelector('dialog:modal')) return
    const { at } = last.current
    last.current = null
    // Keep the focus if the user has already moved it elsewhere.
    if (!isFocusLost()) return
    placeIn(body.current, at)?.focus()
  }

  useEffect(moveOn)

  useEffect(() => {
    // The close event does not bubble, and fires after the browser has restored the focus.
    document.addEventListener('close', moveOn, { capture: true })
    return () => document.removeEventListener('close', moveOn, { capture: true })
  })

  return {
    ref: body,
    // Events of portals bubble to their row in React, but their elements are not inside it in the DOM.
    onFocus({ target }: FocusEvent<HTMLTableSectionElement>) {
      const row = target.closest('tr')
      if (row && body.current?.contains(row)) last.current = { row, at: row.sectionRowIndex }
    },
  }
}

function placeIn(body: HTMLTableSectionElement, at: number): HTMLElement | null {
  const row = body.rows[Math.min(at, body.rows.length - 1)]
  const action = row?.cells[row.cells.length - 1]?.querySelector<HTMLElement>('a, button')
  if (action) return action
  const search = body.closest('.data-table')?.querySelector<HTMLElement>('input[type="search"]')
  if (search) return search
  const table = body.closest('table')
  if (table) table.tabIndex = -1
  return table
}
