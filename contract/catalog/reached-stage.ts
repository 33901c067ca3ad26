import type { ReachedStage } from './progress.schema.ts'

type Reached = Pick<ReachedStage, 'stage' | 'floor' | 'floors' | 'percent'>

/**
 * Returns how much of a stage's drawing is filled, as a percentage. Structure is filled by floors, and Handover is
 * always full.
 */
export function filledPercent({ stage, floor, floors, percent }: Reached) {
  if (stage === 'Structure' && floor !== null && floors) return Math.round((floor / floors) * 100)
  return stage === 'Handover' ? 100 : percent
}

/** Drawn if no update of the project has a number of floors. */
const USUAL_FLOORS = 12

interface TowerUpdate extends Reached {
  tower: string | null
}

interface TowerHandover {
  tower: string | null
  handedOverDate: string | null
}

/**
 * Groups updates and handovers by tower, sorted by name. Updates must be sorted newest first. If no tower is named,
 * returns one entry with the name null for the whole project.
 */
export function towersOf<U extends TowerUpdate>(updates: readonly U[], handovers: readonly TowerHandover[]) {
  const byKey = new Map<string, { name: string | null; updates: U[]; handedOverDate: string | null }>()
  const towerNamed = (name: string | null) => {
    const key = towerKey(name)
    const tower = byKey.get(key) ?? { name, updates: [], handedOverDate: null }
    byKey.set(key, tower)
    return tower
  }
  for (const update of updates) towerNamed(update.tower).updates.push(update)
  for (const { tower, handedOverDate } of handovers) {
    // A phase without a handover only counts as a tower if an update names it.
    if (handedOverDate !== null || byKey.has(towerKey(tower))) towerNamed(tower).handedOverDate = handedOverDate
  }
  const tallest = Math.max(0, ...updates.map(({ floors }) => floors ?? 0)) || USUAL_FLOORS
  const hasNames = [...byKey.values()].some(({ name }) => name !== null)
  return [...byKey.values()]
    .filter(({ name }) => name !== null || !hasNames)
    .toSorted((one, other) => (orderKey(one.name) < orderKey(other.name) ? -1 : 1))
    .map(({ name, updates: own, handedOverDate }) => ({
      name,
      updates: own,
      newest: own[0] ?? null,
      handedOverDate,
      floors: own.find(({ floors }) => floors !== null)?.floors ?? tallest,
    }))
}

/** Returns a sort key that puts Sun 10 after Sun 9. */
function orderKey(tower: string | null) {
  return towerKey(tower).replaceAll(/\d+/g, (digits) => digits.padStart(4, '0'))
}

export function towerKey(tower: string | null) {
  return tower?.toLowerCase() ?? ''
}
