import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Spread on a table's body. Deleting a row, or whatever else takes it out of the list, takes what had the focus in it:
 * the row that stands there now gets it instead, and where no row is left the list's search box or the table.
 */
export function useFocusOfGoneRows() {
  const body = useRef<HTMLTableSectionElement>(null)
  const last = useRef<{ row: HTMLTableRowElement; at: number } | null>(null)

  function moveOn() {
    if (!last.current || !body.current || last.current.row.isConnected) return
    // The list is on its way, or a dialog is still open over it.
    if (body.current.closest('[aria-busy="true"]') || document.querySelector('dialog:modal')) return
    const { at } = last.current
    last.current = null
    // Whoever is somewhere else already stays there.
    if (!isNowhere(document.activeElement)) return
    placeIn(body.current, at)?.focus()
  }

  useEffect(moveOn)

  useEffect(() => {
    // A dialog's event does not bubble, and comes after the browser has given the focus back.
    document.addEventListener('close', moveOn, { capture: true })
    return () => document.removeEventListener('close', moveOn, { capture: true })
  })

  return {
    ref: body,
    // What floats over the page belongs to a row in React, but does not stand in it.
    onFocus({ target }: FocusEvent<HTMLTableSectionElement>) {
      const row = target.closest('tr')
      if (row && body.current?.contains(row)) last.current = { row, at: row.sectionRowIndex }
    },
  }
}

/** A dialog that is fading keeps the focus when it finds nobody to give it back to. */
function isNowhere(focused: Element | null) {
  return focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null
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
