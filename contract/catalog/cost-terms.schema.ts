import * as z from 'zod/mini'
import { ProjectRates } from '#contract/company/cost-rates.schema.ts'
import { CHARGE_BASES, STAGE_STATES } from './cost-terms.constants.ts'
import { STAGES } from './progress.constants.ts'

/** A charge on top of the price. */
export const Charge = z.object({
  name: z.string(),
  /** In rupees, before tax. */
  amount: z.int(),
  basis: z.enum(CHARGE_BASES),
  /** Tax on the charge in percent. */
  gst: z.number(),
  /** True if the buyer may decline it, for example a second parking place. */
  isOptional: z.boolean(),
  note: z.nullable(z.string()),
})
export type Charge = z.output<typeof Charge>

/** A share of the price that is due at a stage of the construction. */
export const PaymentStage = z.object({
  name: z.string(),
  percent: z.number(),
  state: z.enum(STAGE_STATES),
  /** The day on which the stage was or will be reached. */
  day: z.nullable(z.string()),
  /**
   * The construction work that makes the payment due: a whole stage, or a floor of the structure. If set, the progress
   * of the tower decides whether it is due; `state` decides if it is null or the progress of the tower is unknown.
   */
  workStage: z.optional(z.nullable(z.enum(STAGES))),
  workFloor: z.optional(z.nullable(z.int())),
})
export type PaymentStage = z.output<typeof PaymentStage>

/** What a home of the project costs on top of its price, and when it is due. A project has at most one record. */
export const CostTerms = z.object({
  /** The day on which charges and stages were last checked. */
  asOf: z.string(),
  /** Description of what the price includes. */
  included: z.nullable(z.string()),
  charges: z.array(Charge),
  /** Their shares add up to 100 percent. */
  stages: z.array(PaymentStage),
  /** Defaults for the loan: its share of the price, the yearly rate and the duration. */
  loanPercent: z.number(),
  loanRate: z.number(),
  loanYears: z.int(),
})
export type CostTerms = z.output<typeof CostTerms>

/** The terms for the editor, with the ids of the banks that lend for the project. */
export const ManagedCostTerms = z.extend(CostTerms, {
  projectId: z.int(),
  bankIds: z.array(z.int()),
  version: z.int(),
})
export type ManagedCostTerms = z.output<typeof ManagedCostTerms>

/** The data with which the project page computes costs. */
export const CostFacts = z.object({ terms: CostTerms, rates: ProjectRates })
export type CostFacts = z.output<typeof CostFacts>
