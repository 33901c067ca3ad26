import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeAvailable } from '#contract/catalog/unit-types.endpoints.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { PART_QUERIES } from './use-project-parts.ts'

const WAIT_MS = 1000

/** Shows a new number at once, and saves it `WAIT_MS` after the last tap. */
export function useAvailableUnits(unitTypes: readonly UnitType[]) {
  const refresh = useRefresh()
  const [changed, setChanged] = useState<ReadonlyMap<number, number>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const saves = useRef(new Map<number, Promise<void>>())
  /** Versions returned by saves, because the next save can start before the list is rendered with the new version. */
  const versions = useRef(new Map<number, number>())
  const latest = useRef({ unitTypes, changed })
  latest.current = { unitTypes, changed }

  function show(id: number, available: number | null) {
    const next = new Map(latest.current.changed)
    if (available === null) next.delete(id)
    else next.set(id, available)
    latest.current.changed = next
    setChanged(next)
  }

  /** Saves of one unit type wait for each other, because each needs the version that the previous one wrote. */
  function save(id: number) {
    timers.current.delete(id)
    const next = (saves.current.get(id) ?? Promise.resolve()).then(() => saveNumber(id))
    saves.current.set(id, next)
  }

  async function saveNumber(id: number) {
    const stored = latest.current.unitTypes.find((unitType) => unitType.id === id)
    const available = latest.current.changed.get(id)
    if (!stored || available === undefined) return
    const version = Math.max(stored.version ?? 0, versions.current.get(id) ?? 0)
    const outcome = await browserApi(changeAvailable, { body: { id, available, version } })
    if (outcome.ok) {
      versions.current.set(id, outcome.data.version ?? version)
      projectToasts.show({ kind: 'success', title: outcome.message })
    } else showFailure(outcome, { isStaff: true, action: 'Saving', toasts: projectToasts })
    await refresh(...PART_QUERIES.units)
    // If the number was changed again during the save, it stays until its own timer saves it.
    if (!timers.current.has(id) && latest.current.changed.get(id) === available) show(id, null)
  }

  const saveAll = useEffectEvent(() => {
    for (const [id, timer] of timers.current) {
      clearTimeout(timer)
      void save(id)
    }
  })
  useEffect(() => () => saveAll(), [])

  return {
    availableOf: ({ id, available }: UnitType) => changed.get(id) ?? available,
    step(unitType: UnitType, by: 1 | -1) {
      const { id, total } = unitType
      const before = latest.current.changed.get(id) ?? unitType.available
      const after = Math.min(total, Math.max(0, before + by))
      if (after === before) return
      show(id, after)
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => void save(id), WAIT_MS),
      )
    },
  }
}

export type AvailableUnits = ReturnType<typeof useAvailableUnits>
