import type { PaymentStage } from './cost-terms.schema.ts'
import { STAGES } from './progress.constants.ts'
import type { ReachedStage } from './progress.schema.ts'
import { filledPercent, towerKey, towersOf } from './reached-stage.ts'

type Update = Pick<ReachedStage, 'tower' | 'date' | 'stage' | 'floor' | 'floors' | 'percent'>

interface Building {
  /** Must be sorted newest first. */
  updates: readonly Update[]
  handovers: readonly { tower: string | null; handedOverDate: string | null }[]
  handedOverDate: string | null
}

/** The construction progress of a tower, for payment stages. */
export interface TowerWork {
  /** Null for a project whose towers have no names. */
  name: string | null
  isHandedOver: boolean
  /** The handover date, or else the date of the newest update. */
  day: string
  stage: ReachedStage['stage']
  floor: number | null
  floors: number
  /** Progress within the stage, as a percentage. */
  percent: number
  /**
   * For each payment stage, the date on which its work was first reported done, or else the handover date. Null if
   * there is neither, or if the stage has no work.
   */
  reached: (string | null)[]
}

/** Returns the progress of each tower, sorted by name. */
export function towerWork(stages: readonly PaymentStage[], building: Building): TowerWork[] {
  const { updates, handovers, handedOverDate } = building
  const lines = handovers.filter(({ tower }) => tower !== null)
  const towers = towersOf(updates, lines.length > 0 ? lines : [{ tower: null, handedOverDate }])
  return towers.map(({ name, updates: own, newest, floors, ...tower }) => ({
    name,
    isHandedOver: tower.handedOverDate !== null,
    day: tower.handedOverDate ?? newest?.date ?? '',
    stage: newest?.stage ?? 'Handover',
    floor: newest?.floor ?? null,
    floors,
    percent: newest ? filledPercent(newest) : 100,
    reached: stages.map((stage) => {
      if (!stage.workStage) return null
      // The newest update decides whether the work is done, because it corrects older ones.
      if (newest && isDone(stage, newest)) return own.findLast((update) => isDone(stage, update))?.date ?? null
      return tower.handedOverDate
    }),
  }))
}

function isDone({ workStage, workFloor }: PaymentStage, update: Update) {
  const further = STAGES.indexOf(update.stage) - (workStage ? STAGES.indexOf(workStage) : STAGES.length)
  if (further !== 0) return further > 0
  if (workFloor && update.floor !== null) return update.floor >= workFloor
  return filledPercent(update) >= 100
}

/** Applies the progress of a tower to the payment stages. Returns them unchanged if there is no tower. */
export function stagesOfTower(stages: readonly PaymentStage[], tower: TowerWork | undefined): PaymentStage[] {
  return stages.map((stage, nth) => {
    if (!tower || !stage.workStage || stage.state === 'on signing') return stage
    const day = tower.reached[nth] ?? null
    if (day !== null) return { ...stage, state: 'reached', day }
    return { ...stage, state: 'to come', day: stage.state === 'to come' ? stage.day : null }
  })
}

/**
 * Returns the indexes of the towers that a unit type can be in: those named in its text, such as 'Block C', 'Blocks B
 * and C' or 'Sun 5 to Sun 10'. If the text is null, all that are not handed over. Empty if the text names no known
 * tower; all if no tower has a name.
 */
export function towersNamed(
  text: string | null,
  towers: readonly Pick<TowerWork, 'name' | 'isHandedOver'>[],
): number[] {
  const all = [...towers.keys()]
  if (towers.every(({ name }) => name === null)) return all
  if (text === null) return all.filter((at) => !towers[at]?.isHandedOver)
  const words = wordsIn(text)
  const isNamed = (name: string | null, part: readonly string[]) => {
    const own = wordsIn(name ?? '')
    return part.includes(own.at(-1) ?? '') && own.slice(0, -1).every((word) => hasWord(words, word))
  }
  const found = text.split(/,|&|\band\b/i).flatMap((part) => {
    const places = all.filter((at) => isNamed(towers[at]?.name ?? null, wordsIn(part)))
    if (!RANGE.test(part)) return places
    // If only one end of a range is known, the towers between are unknown, unless the range is the name of one tower.
    if (places.length < 2) return places.filter((at) => RANGE.test(towers[at]?.name ?? ''))
    return all.slice(places[0], (places.at(-1) ?? 0) + 1)
  })
  return [...new Set(found)]
}

const RANGE = /\bto\b|–/

function wordsIn(text: string) {
  return text
    .toLowerCase()
    .split(/[\s,&–]+/)
    .filter(Boolean)
}

function hasWord(words: readonly string[], word: string) {
  return words.includes(word) || words.includes(`${word}s`)
}

/**
 * Whether the text names towers and all of them are handed over. A named phase counts as a tower that is not handed
 * over.
 */
export function areTowersHandedOver(text: string | null, building: Building) {
  if (text === null) return false
  const towers: Pick<TowerWork, 'name' | 'isHandedOver'>[] = towerWork([], building)
  const known = new Set(towers.map(({ name }) => towerKey(name)))
  const phases = building.handovers.filter(({ tower }) => tower !== null && !known.has(towerKey(tower)))
  const all = [...towers, ...phases.map(({ tower }) => ({ name: tower, isHandedOver: false }))]
  const named = towersNamed(text, all).map((at) => all[at])
  return named.length > 0 && named.every((tower) => tower?.isHandedOver && tower.name !== null)
}

/**
 * Returns the tower that the cost form starts with. Prefers towers under construction, because homes in finished ones
 * have no GST and the form must not start with the lower sum. Among them, prefers the first whose progress makes the
 * same share due as the entered stages, which were most likely entered for it.
 */
export function usualTower(stages: readonly PaymentStage[], towers: readonly TowerWork[]) {
  const underConstruction = towers.filter(({ isHandedOver }) => !isHandedOver)
  const usual = underConstruction.length > 0 ? underConstruction : towers
  return usual.find((tower) => shareDue(stagesOfTower(stages, tower)) === shareDue(stages)) ?? usual[0]
}

function shareDue(stages: readonly PaymentStage[]) {
  return stages.reduce((sum, { state, percent }) => (state === 'to come' ? sum : sum + Math.round(percent * 100)), 0)
}
