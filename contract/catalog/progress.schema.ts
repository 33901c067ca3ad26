import * as z from 'zod/mini'
import { STAGES } from './progress.constants.ts'

/** A dated statement about the construction of a tower, or of the whole project if `tower` is null. */
export const ProgressUpdate = z.object({
  id: z.int(),
  projectId: z.int(),
  date: z.string(),
  tower: z.nullable(z.string()),
  stage: z.enum(STAGES),
  /** The floor that was reached and the number of floors; both are set, or neither. */
  floor: z.nullable(z.int()),
  floors: z.nullable(z.int()),
  /** Progress within the stage, not of the whole construction. */
  percent: z.int(),
  text: z.nullable(z.string()),
  /** The person who verified the update on site; null if it was not verified. */
  verifiedBy: z.nullable(z.string()),
  /** Names of images in the folder of project images. */
  photographs: z.array(z.string()),
  version: z.optional(z.int()),
})
export type ProgressUpdate = z.output<typeof ProgressUpdate>

/**
 * The promised date and handover date of a tower or phase. If `promisedDate` is null, that of the project applies. If
 * `tower` is null, only `reason` is set, because the dates of the whole project are fields of the project.
 */
export const Handover = z.object({
  id: z.int(),
  projectId: z.int(),
  tower: z.nullable(z.string()),
  promisedDate: z.nullable(z.string()),
  handedOverDate: z.nullable(z.string()),
  /** Why the handover was late. */
  reason: z.nullable(z.string()),
  version: z.optional(z.int()),
})
export type Handover = z.output<typeof Handover>

/** The newest progress update of a tower, or of the whole project. */
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

/**
 * A tower or phase, or a whole project if `tower` is null. `reached` is null after the handover, or if there are no
 * updates.
 */
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
