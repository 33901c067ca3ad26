import * as z from 'zod/mini'
import { ProjectRates } from '#contract/company/cost-rates.schema.ts'
import { CHARGE_BASES, STAGE_STATES } from './cost-terms.constants.ts'
import { STAGES } from './progress.constants.ts'

/** A charge of the project besides the price. */
export const Charge = z.object({
  name: z.string(),
  /** In rupees, before tax. */
  amount: z.int(),
  basis: z.enum(CHARGE_BASES),
  /** Tax on the charge in percent. */
  gst: z.number(),
  /** The buyer decides, such as about a second parking place. */
  isOptional: z.boolean(),
  note: z.nullable(z.string()),
})
export type Charge = z.output<typeof Charge>

/** A share of the price, due at a stage of the work. */
export const PaymentStage = z.object({
  name: z.string(),
  percent: z.number(),
  state: z.enum(STAGE_STATES),
  /** When it was or will be reached. */
  day: z.nullable(z.string()),
  /**
   * The work that it waits for: a whole stage, or a floor of the structure. The progress of a tower decides then whether
   * it is reached; without work, and while nothing is known of the tower, `state` does.
   */
  workStage: z.optional(z.nullable(z.enum(STAGES))),
  workFloor: z.optional(z.nullable(z.int())),
})
export type PaymentStage = z.output<typeof PaymentStage>

/** What a home of the project costs besides its price, and when it is paid. A project has one record, or none. */
export const CostTerms = z.object({
  /** The day for which charges and stages were checked. */
  asOf: z.string(),
  /** What the price includes. */
  included: z.nullable(z.string()),
  charges: z.array(Charge),
  /** Their shares add up to 100 percent. */
  stages: z.array(PaymentStage),
  /** The loan that the page starts with: its share of the price, the yearly rate and the years. */
  loanPercent: z.number(),
  loanRate: z.number(),
  loanYears: z.int(),
})
export type CostTerms = z.output<typeof CostTerms>

/** The terms for the editor, with the ids of the company's banks that lend for the project. */
export const ManagedCostTerms = z.extend(CostTerms, {
  projectId: z.int(),
  bankIds: z.array(z.int()),
  version: z.int(),
})
export type ManagedCostTerms = z.output<typeof ManagedCostTerms>

/** What the page of a project counts with. */
export const CostFacts = z.object({ terms: CostTerms, rates: ProjectRates })
export type CostFacts = z.output<typeof CostFacts>
