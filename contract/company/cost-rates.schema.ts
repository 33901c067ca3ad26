import * as z from 'zod/mini'

/** Tax on the price of a unit. Percentages have at most two decimals. */
export const GstRates = z.object({
  underConstruction: z.number(),
  completed: z.number(),
  /** The rate for homes under construction whose price and carpet area do not exceed their limits. */
  affordable: z.number(),
  affordablePrice: z.int(),
  affordableArea: z.int(),
  /** For shops and offices under construction; those of a residential project are taxed as its homes. */
  commercial: z.optional(z.nullable(z.number())),
  source: z.string(),
  asOf: z.string(),
})
export type GstRates = z.output<typeof GstRates>

/** Stamp duty by buyer, and the fee for the registration of the deed. */
export const StateRates = z.object({
  state: z.string(),
  woman: z.number(),
  man: z.number(),
  joint: z.number(),
  /** Above this price women and joint buyers pay the same as men. Null if there is no limit. */
  concessionUpTo: z.nullable(z.int()),
  registration: z.number(),
  /** Maximum fee in rupees. */
  registrationCap: z.nullable(z.int()),
  source: z.string(),
  asOf: z.string(),
})
export type StateRates = z.output<typeof StateRates>

/** The rates of the cost calculation. There is one record; without it pages show no taxes and duties. */
export const CostRates = z.object({
  /** Null before the first save. */
  gst: z.nullable(GstRates),
  states: z.array(StateRates),
  /** Shown under the sources, for example about a tax that buyers pay to the government themselves. */
  note: z.nullable(z.string()),
  /** Until the company has checked the rates, pages call them examples. */
  isChecked: z.boolean(),
  /** 0 if nothing has been saved yet. */
  version: z.int(),
})
export type CostRates = z.output<typeof CostRates>

/** The rates that apply to one project. */
export const ProjectRates = z.object({
  gst: z.nullable(GstRates),
  /** Null if the rates of its state are unknown. */
  state: z.nullable(StateRates),
  note: z.nullable(z.string()),
  isChecked: z.boolean(),
})
export type ProjectRates = z.output<typeof ProjectRates>

export function ratesOfState(states: readonly StateRates[], name: string) {
  return states.find(({ state }) => isSameState(state, name)) ?? null
}

/** Staff type the state of a project, so letter case and outer spaces may differ. */
export function isSameState(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
