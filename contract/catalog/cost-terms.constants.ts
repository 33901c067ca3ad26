/** The person in whose name the home is registered. */
export const BUYERS = ['woman', 'man', 'joint'] as const
export type Buyer = (typeof BUYERS)[number]

/** A charge is a fixed amount, or an amount per square foot of carpet area. */
export const CHARGE_BASES = ['fixed', 'per sq ft'] as const

/** A stage is due when the agreement is signed, or when the construction reaches it. */
export const STAGE_STATES = ['on signing', 'reached', 'to come'] as const
export type StageState = (typeof STAGE_STATES)[number]

export const COST_TERMS_LIMIT = {
  charges: 20,
  optionalCharges: 3,
  stages: 30,
  banks: 100,
  name: 80,
  note: 200,
} as const

/** Limits for the loan in the form. */
export const LOAN_LIMIT = { percent: 100, rate: 30, years: 40 } as const
