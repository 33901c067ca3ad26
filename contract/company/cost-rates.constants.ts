/** The id of the only record of rates. */
export const COST_RATES_ID = 1

/** Maximum number of states and union territories with rates. */
export const MOST_STATES = 40

export const COST_LIMIT = { source: 200, note: 500 } as const
