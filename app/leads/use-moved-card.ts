import { useEffect, useRef } from 'react'
import type { LeadState } from '#contract/leads/leads.constants.ts'
import type { BoardColumn } from '#contract/leads/leads.schema.ts'

interface MovedCard {
  id: number
  to: LeadState
}

export const boardIds = {
  card: (id: number) => `lead-card-${id}`,
  column: (state: LeadState) => `lead-column-${state}`,
  lostLink: 'lead-lost-link',
  chip: (state: LeadState) => `lead-chip-${state}`,
}

/**
 * Returns the ids to focus after a move, best choice first; null while the columns still have the card in its old
 * place. The card itself may be missing: a column has only its first cards, lost leads have none on wide screens, and a
 * phone shows one column.
 */
export function placesOf({ id, to }: MovedCard, columns: readonly Pick<BoardColumn, 'state' | 'rows'>[]) {
  const isStillThere = columns.some(({ state, rows }) => state !== to && rows.some((lead) => lead.id === id))
  if (isStillThere) return null
  return [boardIds.card(id), boardIds.column(to), ...(to === 'lost' ? [boardIds.lostLink] : []), boardIds.chip(to)]
}

/** Moves the focus with a moved card, because the card gets a new element in the other column. */
export function useMovedCard(columns: readonly BoardColumn[] | undefined, { isDialogOpen }: { isDialogOpen: boolean }) {
  const moved = useRef<MovedCard | null>(null)

  useEffect(() => {
    // Elements behind an open dialog cannot be focused.
    if (moved.current === null || !columns || isDialogOpen) return
    const places = placesOf(moved.current, columns)
    if (places === null) return
    moved.current = null
    const shown = places.map((id) => document.getElementById(id)).find((place) => place?.checkVisibility())
    const menu = shown?.matches('li') ? shown.querySelector('button') : null
    const target = menu ?? shown
    target?.focus()
  }, [columns, isDialogOpen])

  return moved
}
