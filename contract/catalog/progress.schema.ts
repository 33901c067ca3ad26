import * as z from 'zod/mini'
import { STAGES } from './progress.constants.ts'

/** A dated statement about the construction of a tower, or of the whole project if no tower is named. */
export const ProgressUpdate = z.object({
  id: z.int(),
  projectId: z.int(),
  date: z.string(),
  tower: z.nullable(z.string()),
  stage: z.enum(STAGES),
  /** The floor that was reached, and the number of floors; both or neither. */
  floor: z.nullable(z.int()),
  floors: z.nullable(z.int()),
  /** Progress within the stage, not of the whole construction. */
  percent: z.int(),
  text: z.nullable(z.string()),
  /** The name of the person who verified it on site; null if it was not verified. */
  verifiedBy: z.nullable(z.string()),
  /** Names of images in the folder of project images. */
  photographs: z.array(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type ProgressUpdate = z.output<typeof ProgressUpdate>

/**
 * The promised date and the handover of a tower or phase. Without a promised date, that of the project applies. A line
 * without a tower is about the whole project: it has only a reason, because its dates are those of the project.
 */
export const Handover = z.object({
  id: z.int(),
  projectId: z.int(),
  tower: z.nullable(z.string()),
  promisedDate: z.nullable(z.string()),
  handedOverDate: z.nullable(z.string()),
  /** The reason for a delay. */
  reason: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type Handover = z.output<typeof Handover>

/** The stage that a tower or a project has reached, from its newest progress update. */
export const ReachedStage = z.object({
  tower: z.nullable(z.string()),
  date: z.string(),
  stage: z.enum(STAGES),
  floor: z.nullable(z.int()),
  floors: z.nullable(z.int()),
  percent: z.int(),
  isVerified: z.boolean(),
})
export type ReachedStage = z.output<typeof ReachedStage>

/** A line of the ledger: a tower, a phase, or a project without lines for its towers. */
export const LedgerLine = z.object({
  projectName: z.string(),
  routingName: z.string(),
  categoryName: z.string(),
  city: z.string(),
  reraNumber: z.string(),
  tower: z.nullable(z.string()),
  promisedDate: z.string(),
  handedOverDate: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  reached: z.nullable(ReachedStage),
})
export type LedgerLine = z.output<typeof LedgerLine>
