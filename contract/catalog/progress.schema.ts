import * as z from 'zod/mini'
import { STAGES } from './progress.constants.ts'

/** A dated statement about the building work of a tower, or of the whole project if no tower is named. */
export const ProgressUpdate = z.object({
  id: z.int(),
  projectId: z.int(),
  date: z.string(),
  tower: z.nullable(z.string()),
  stage: z.enum(STAGES),
  /** The floor that the work has reached, of so many floors; both or neither. */
  floor: z.nullable(z.int()),
  floors: z.nullable(z.int()),
  /** Of the stage, not of the whole work. */
  percent: z.int(),
  text: z.nullable(z.string()),
  /** Name of the person who checked it on site; null for an update that was not checked. */
  verifiedBy: z.nullable(z.string()),
  /** Names of images in the folder of project images. */
  photographs: z.array(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type ProgressUpdate = z.output<typeof ProgressUpdate>

/**
 * When a tower or phase was promised and handed over. Without a promised date, that of the project applies. A line
 * without a tower is about the whole project: it has only a reason, because the dates are those of the project.
 */
export const Handover = z.object({
  id: z.int(),
  projectId: z.int(),
  tower: z.nullable(z.string()),
  promisedDate: z.nullable(z.string()),
  handedOverDate: z.nullable(z.string()),
  /** Why it was late. */
  reason: z.nullable(z.string()),
  /** Returned only to accounts that may save the record. */
  version: z.optional(z.int()),
})
export type Handover = z.output<typeof Handover>

/** The last known stage of a line that is not handed over. */
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

/** One promise of the ledger: a tower, a phase, or a project whose towers have no lines of their own. */
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
