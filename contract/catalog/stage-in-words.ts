import type { ReachedStage } from './progress.schema.ts'

type Reached = Pick<ReachedStage, 'stage' | 'floor' | 'floors' | 'percent'>

/** 'floor 22 of 27', or '71%' without a floor. */
export function whereReached({ floor, floors, percent }: Reached) {
  return floor !== null && floors !== null ? `floor ${floor} of ${floors}` : `${percent}%`
}

/** 'Structure, floor 22 of 27' or 'Finishing, 71%'. */
export function stageInWords(reached: Reached) {
  return `${reached.stage}, ${reached.stage === 'Structure' ? whereReached(reached) : `${reached.percent}%`}`
}
