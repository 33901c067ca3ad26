import { useRef, useState } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'

interface OrderOptions<P extends { id: number }> {
  /** In their stored order. */
  parts: readonly P[]
  nameOf: (part: P) => string
  groupOf: GroupOf<P>
  save: (ids: number[]) => Promise<Outcome<unknown>>
  invalidates: readonly Endpoint[]
}

export interface PartOrder<P> {
  /** In the displayed order, which includes moves that are not saved yet. */
  parts: readonly P[]
  drop: (id: number, onto: number) => unknown
  canDrop: (id: number, onto: number) => boolean
  step: (id: number, step: 1 | -1) => unknown
  canStep: (id: number, step: 1 | -1) => boolean
}

interface Order {
  ids: number[]
  movedId: number
}

/** Shows a move at once. Moves during a save are saved after it. */
export function usePartOrder<P extends { id: number }>(options: OrderOptions<P>): PartOrder<P> {
  const { parts, nameOf, groupOf, save, invalidates } = options
  const refresh = useRefresh()
  const isRunning = useRef(false)
  const latest = useRef<Order | null>(null)
  /** The displayed order until the list is refetched; null if no move is pending. */
  const [pendingIds, setPendingIds] = useState<readonly number[] | null>(null)
  const shown = pendingIds ? sortByIds(parts, pendingIds) : parts

  async function order(ids: number[] | null, movedId: number) {
    if (!ids) return
    latest.current = { ids, movedId }
    setPendingIds(ids)
    if (isRunning.current) return
    isRunning.current = true
    try {
      await saveLatest()
    } finally {
      isRunning.current = false
      latest.current = null
      setPendingIds(null)
    }
  }

  async function saveLatest() {
    let sent: Order | null = null
    while (latest.current && latest.current !== sent) {
      sent = latest.current
      const outcome = await save(sent.ids)
      // A failed save also discards the moves that were made while it was running.
      if (!outcome.ok) {
        showFailure(outcome, { isStaff: true, action: 'Saving the order', toasts: projectToasts })
        await refresh(...invalidates)
        return
      }
      if (latest.current !== sent) continue
      projectToasts.show({ kind: 'success', title: outcome.message, text: positionText(sent) })
      await refresh(...invalidates)
    }
  }

  function positionText({ ids, movedId }: Order) {
    const { group, at } = positionOf(sortByIds(parts, ids), movedId, groupOf)
    const moved = group[at]
    return moved && editorMessages.order.placed(nameOf(moved), { at: at + 1, of: group.length })
  }

  return {
    parts: shown,
    drop: (id: number, onto: number) => order(idsAfterDrop(shown, { id, onto }, groupOf), id),
    canDrop: (id: number, onto: number) => idsAfterDrop(shown, { id, onto }, groupOf) !== null,
    step: (id: number, step: 1 | -1) => order(idsAfterStep(shown, { id, step }, groupOf), id),
    canStep: (id: number, step: 1 | -1) => idsAfterStep(shown, { id, step }, groupOf) !== null,
  }
}

interface Part {
  id: number
}

/** Parts can only move within their group, such as the images of one category. */
type GroupOf<P> = (part: P) => unknown

/** Null if nothing would move, or if the two parts are in different groups. */
export function idsAfterDrop<P extends Part>(
  parts: readonly P[],
  { id: movedId, onto }: { id: number; onto: number },
  groupOf: GroupOf<P>,
): number[] | null {
  const from = parts.findIndex(({ id }) => id === movedId)
  const to = parts.findIndex(({ id }) => id === onto)
  const [moved, target] = [parts[from], parts[to]]
  if (!moved || !target || from === to || groupOf(moved) !== groupOf(target)) return null
  const ids = parts.map(({ id }) => id)
  ids.splice(from, 1)
  ids.splice(to, 0, movedId)
  return ids
}

/** Null if the part is already first or last in its group, or was deleted. */
export function idsAfterStep<P extends Part>(
  parts: readonly P[],
  { id: movedId, step }: { id: number; step: 1 | -1 },
  groupOf: GroupOf<P>,
): number[] | null {
  const { group, at } = positionOf(parts, movedId, groupOf)
  const neighbour = at < 0 ? undefined : group[at + step]
  return neighbour ? idsAfterDrop(parts, { id: movedId, onto: neighbour.id }, groupOf) : null
}

/** `at` is the index in the group, or -1 if the part was deleted. */
export function positionOf<P extends Part>(parts: readonly P[], partId: number, groupOf: GroupOf<P>) {
  const part = parts.find(({ id }) => id === partId)
  const group = part ? parts.filter((other) => groupOf(other) === groupOf(part)) : []
  return { group, at: group.findIndex(({ id }) => id === partId) }
}

/** Parts that are not in `ids` come last. */
export function sortByIds<P extends Part>(parts: readonly P[], ids: readonly number[]): P[] {
  const places = new Map(ids.map((id, at) => [id, at]))
  const placeIn = ({ id }: P) => places.get(id) ?? ids.length
  return parts.toSorted((one, other) => placeIn(one) - placeIn(other))
}
