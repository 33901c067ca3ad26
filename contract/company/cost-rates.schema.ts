import * as z from 'zod/mini'

/** GST on the price of a unit, as percentages with at most two decimals. */
export const GstRates = z.object({
  underConstruction: z.number(),
  completed: z.number(),
  /** For homes under construction that exceed neither the following price nor the following carpet area. */
  affordable: z.number(),
  affordablePrice: z.int(),
  affordableArea: z.int(),
  /** For shops and offices under construction. Those in a residential project have the rate `underConstruction`. */
  commercial: z.optional(z.nullable(z.number())),
  source: z.string(),
  asOf: z.string(),
})
export type GstRates = z.output<typeof GstRates>

/** Percentages: stamp duty by buyer, and the fee for registering the deed. */
export const StateRates = z.object({
  state: z.string(),
  woman: z.number(),
  man: z.number(),
  joint: z.number(),
  /** Above this price, women and joint buyers pay the rate of men; null if there is no limit. */
  concessionUpTo: z.nullable(z.int()),
  registration: z.number(),
  /** Maximum registration fee in rupees; null if there is none. */
  registrationCap: z.nullable(z.int()),
  source: z.string(),
  asOf: z.string(),
})
export type StateRates = z.output<typeof StateRates>

/** There is one record; without it, pages show no taxes and duties. */
export const CostRates = z.object({
  /** Null if no rates are saved yet. */
  gst: z.nullable(GstRates),
  states: z.array(StateRates),
  /** Shown below the sources, for example about a tax that buyers pay to the government themselves. */
  note: z.nullable(z.string()),
  /** If false, pages call the rates examples. */
  isChecked: z.boolean(),
  /** 0 if no rates are saved yet. */
  version: z.int(),
})
export type CostRates = z.output<typeof CostRates>

export const ProjectRates = z.object({
  gst: z.nullable(GstRates),
  /** Null if the rates of the project's state are unknown. */
  state: z.nullable(StateRates),
  note: z.nullable(z.string()),
  isChecked: z.boolean(),
})
export type ProjectRates = z.output<typeof ProjectRates>

export function ratesOfState(states: readonly StateRates[], name: string) {
  return states.find(({ state }) => isSameState(state, name)) ?? null
}

/** Ignores letter case and outer spaces, because staff type the state of a project. */
export function isSameState(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
