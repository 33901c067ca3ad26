import * as z from 'zod/mini'
import { ProjectRates } from '#contract/company/cost-rates.schema.ts'
import { CHARGE_BASES, STAGE_STATES } from './cost-terms.constants.ts'
import { STAGES } from './progress.constants.ts'

export const Charge = z.object({
  name: z.string(),
  /** In rupees, or rupees per square foot, before tax. */
  amount: z.int(),
  basis: z.enum(CHARGE_BASES),
  /** The tax on the charge, as a percentage of the amount. */
  gst: z.number(),
  /** True if the buyer may decline it, such as a second parking place. */
  isOptional: z.boolean(),
  note: z.nullable(z.string()),
})
export type Charge = z.output<typeof Charge>

/** A share of the price that is due at a stage of construction. */
export const PaymentStage = z.object({
  name: z.string(),
  percent: z.number(),
  state: z.enum(STAGE_STATES),
  /** When the stage was reached or is expected to be. */
  day: z.nullable(z.string()),
  /**
   * The construction work that makes the payment due: a whole stage, or a floor of the structure. The progress of the
   * tower then decides whether it is due. `state` decides if `workStage` is null or the progress is unknown.
   */
  workStage: z.optional(z.nullable(z.enum(STAGES))),
  workFloor: z.optional(z.nullable(z.int())),
})
export type PaymentStage = z.output<typeof PaymentStage>

/**
 * A project's charges in addition to the unit price, the payment schedule for that price, and the defaults for the
 * loan. A project has at most one record.
 */
export const CostTerms = z.object({
  /** The date on which charges and stages were last checked. */
  asOf: z.string(),
  /** Describes what the price includes. */
  included: z.nullable(z.string()),
  charges: z.array(Charge),
  /** Their `percent` values add up to 100. */
  stages: z.array(PaymentStage),
  /** Defaults for the loan: its share of the price and its yearly rate as percentages, and its duration. */
  loanPercent: z.number(),
  loanRate: z.number(),
  loanYears: z.int(),
})
export type CostTerms = z.output<typeof CostTerms>

export const ManagedCostTerms = z.extend(CostTerms, {
  projectId: z.int(),
  bankIds: z.array(z.int()),
  version: z.int(),
})
export type ManagedCostTerms = z.output<typeof ManagedCostTerms>

export const CostFacts = z.object({ terms: CostTerms, rates: ProjectRates })
export type CostFacts = z.output<typeof CostFacts>
