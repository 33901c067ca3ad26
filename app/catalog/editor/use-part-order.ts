import { useRef, useState } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { projectToasts } from '../../ui/overlay/toasts.tsx'
import { type GroupOf, idsAfterDrop, idsAfterStep, positionOf, sortByIds } from './part-order.ts'

interface OrderOptions<P extends { id: number }> {
  /** In the stored order. */
  parts: readonly P[]
  nameOf: (part: P) => string
  groupOf: GroupOf<P>
  save: (ids: number[]) => Promise<Outcome<unknown>>
  /** Queries to invalidate. */
  invalidates: readonly Endpoint[]
}

export interface PartOrder<P> {
  /** In the order shown. */
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

/** Order of parts, changed by the user. A move is shown at once; moves during a save are saved after it. */
export function usePartOrder<P extends { id: number }>(options: OrderOptions<P>): PartOrder<P> {
  const { parts, nameOf, groupOf, save, invalidates } = options
  const refresh = useRefresh()
  const isRunning = useRef(false)
  const latest = useRef<Order | null>(null)
  /** Shown until the list has been read again. */
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
      // A failed save also discards the moves made since.
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
