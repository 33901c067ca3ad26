import type { PaymentStage } from '#contract/catalog/cost-terms.schema.ts'
import { stageInWords } from '#contract/catalog/stage-in-words.ts'
import type { TowerWork } from '#contract/catalog/tower-work.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { inWords, costMessages as messages } from './cost-texts.ts'

interface Level {
  name: string
  share: string
  mark: 'done' | 'open' | 'work'
  /** As a percentage of the height of the tower. */
  at: number
}

/** Null if there is no tower, or if no payment stage depends on its foundation or structure. */
export function shownLevels({ stages, tower }: { stages: readonly PaymentStage[]; tower: TowerWork | undefined }) {
  if (!tower) return null
  const levels = stages.flatMap((stage) => levelOf(stage, tower.floors))
  if (levels.length === 0) return null
  const { isHandedOver, floors, percent } = tower
  const name = tower.name ?? messages.drawing.building
  const namesOf = (mark: Level['mark']) =>
    inWords(levels.filter((level) => level.mark === mark).map((level) => level.name))
  return {
    label: messages.drawing.label(name, namesOf('done'), namesOf('open')),
    caption: messages.drawing.caption(name),
    tower: { stage: isHandedOver ? 'done' : tower.stage, floors, percent: isHandedOver ? 100 : percent },
    levels: spread(isHandedOver ? levels : [...levels, workLevel(tower)]),
  }
}

function levelOf({ name, percent, state, workStage, workFloor }: PaymentStage, floors: number): Level[] {
  if (workStage !== 'Foundation' && workStage !== 'Structure') return []
  const top = workFloor ? Math.min(100, Math.round((workFloor / floors) * 100)) : 100
  return [
    {
      name,
      share: `${percent}%`,
      mark: state === 'to come' ? 'open' : 'done',
      at: workStage === 'Foundation' ? 0 : top,
    },
  ]
}

function workLevel(tower: TowerWork): Level {
  const name = messages.drawing.work(writtenDay(tower.day), stageInWords(tower))
  return { name, share: '', mark: 'work', at: tower.stage === 'Foundation' ? 0 : tower.percent }
}

/** As a percentage of the height; labels closer together would overlap. */
const LEAST_GAP = 8

function spread(levels: readonly Level[]) {
  let least = 0
  return levels
    .toSorted((one, other) => one.at - other.at)
    .map((level) => {
      const at = Math.max(level.at, least)
      least = at + LEAST_GAP
      return { ...level, at }
    })
}
