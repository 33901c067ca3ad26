/** In whose name the unit is registered, which decides the stamp duty. */
export const BUYERS = ['woman', 'man', 'joint'] as const
export type Buyer = (typeof BUYERS)[number]

export const CHARGE_BASES = ['fixed', 'per sq ft'] as const

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

export const LOAN_LIMIT = { percent: 100, rate: 30, years: 40 } as const
