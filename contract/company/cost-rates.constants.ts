/** The table `cost_rates` has a single row. */
export const COST_RATES_ID = 1

export const MOST_STATES = 40

export const COST_LIMIT = { source: 200, note: 500 } as const
