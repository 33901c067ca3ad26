import { expect, test } from 'vitest'
import type { LeadState } from '#contract/leads/leads.constants.ts'
import type { LeadRow } from '#contract/leads/leads.schema.ts'
import { placesOf } from './use-moved-card.ts'

const column = (state: LeadState, ...ids: number[]) => ({ state, rows: ids.map((id) => ({ id }) as LeadRow) })

test('prefers the moved card to its new column, and returns null while the card is in its old column', () => {
  const moved = { id: 7, to: 'visited' } as const

  expect(placesOf(moved, [column('new', 7), column('visited', 1)])).toBeNull()
  expect(placesOf(moved, [column('new'), column('visited', 1, 7)])).toEqual([
    'lead-card-7',
    'lead-column-visited',
    'lead-chip-visited',
  ])
})

test('includes the link to the lost leads after a card was moved to lost', () => {
  expect(placesOf({ id: 7, to: 'lost' }, [column('new', 1)])).toContain('lead-lost-link')
})
