import type { ReachedStage } from './progress.schema.ts'

type Reached = Pick<ReachedStage, 'stage' | 'floor' | 'floors' | 'percent'>

export function whereReached({ floor, floors, percent }: Reached) {
  return floor !== null && floors !== null ? `floor ${floor} of ${floors}` : `${percent}%`
}

export function stageInWords(reached: Reached) {
  return `${reached.stage}, ${reached.stage === 'Structure' ? whereReached(reached) : `${reached.percent}%`}`
}
