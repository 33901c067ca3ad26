import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { Handover, ProgressUpdate, ReachedStage } from './progress.schema.ts'

export const progressUpdateNames = {
  id: 'id',
  projectId: 'productId',
  date: 'updateDate',
  tower: 'tower',
  stage: 'stage',
  floor: 'floor',
  floors: 'totalFloors',
  percent: 'percent',
  text: 'description',
  verifiedBy: 'verifiedBy',
  photographs: 'photographs',
  version: 'version',
} as const

export const progressUpdateOnTheWire = onTheWire(ProgressUpdate, progressUpdateNames)

export const handoverNames = {
  id: 'id',
  projectId: 'productId',
  tower: 'tower',
  promisedDate: 'promisedDate',
  handedOverDate: 'handedOverDate',
  reason: 'reason',
  version: 'version',
} as const

export const handoverOnTheWire = onTheWire(Handover, handoverNames)

export const reachedOnTheWire = onTheWire(ReachedStage, {
  tower: 'tower',
  date: 'updateDate',
  stage: 'stage',
  floor: 'floor',
  floors: 'totalFloors',
  percent: 'percent',
  isVerified: 'isVerified',
})
